import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { loadReference } from './load.ts'
import { findCommune, findCommunes } from './communes-sql.ts'
import { getTribunal } from './sql.ts'

const db = await testDatabase()
const ids = () => db.selectFrom('commune').select(['id', 'code_insee']).orderBy('id').execute()
const colmar = () => db.selectFrom('commune').selectAll().where('code_insee', '=', '68066').executeTakeFirstOrThrow()
const found = (nom: string) => findCommunes(db, { nom, codePostal: null, tribunal: null, horsCompetence: true })

// Pretends that the server came with other files.
beforeEach(() => db.updateTable('reference_chargee').set({ empreinte: 'older' }).execute())

test('files loaded already are not loaded again', async () => {
  expect(await loadReference(db)).toBe(true)
  expect(await loadReference(db)).toBe(false)
})

test('servers that start together load once', async () => {
  const loaded = await Promise.all([loadReference(db), loadReference(db), loadReference(db)])
  expect(loaded.filter(Boolean)).toHaveLength(1)
})

test('new files correct the communes and keep their ids', async () => {
  const before = await ids()
  const original = await colmar()
  await db
    .updateTable('commune')
    .set({ libelle: 'Colmar-Vieux', code_postaux: [], tribunal_judiciaire: 'TJ-METZ', actuelle: false })
    .where('id', '=', original.id)
    .execute()
  await loadReference(db)
  expect(await colmar()).toEqual(original)
  expect(await ids()).toEqual(before)
})

test('a commune that the files no longer have is kept but no longer offered', async () => {
  const { id } = await db
    .insertInto('commune')
    .values({
      code_insee: '68999',
      libelle: 'Ancienbourg',
      code_postaux: ['68000'],
      tribunal_judiciaire: 'TJ-COLMAR',
      tribunal_proximite: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await found('ancienbourg')).toHaveLength(1)
  await loadReference(db)
  expect(await found('ancienbourg')).toEqual([])
  expect(await findCommune(db, id)).toMatchObject({ libelle: 'Ancienbourg' })
})

test('a court or a journal changed by an administrator stays so', async () => {
  await db.updateTable('tribunal').set({ adresse: '1 rue Inventée' }).where('id', '=', 'TPRX-THANN').execute()
  await db.deleteFrom('journal_legal').where('id', '=', 1).execute()
  await loadReference(db)
  expect(await getTribunal(db, 'TPRX-THANN')).toMatchObject({ adresse: '1 rue Inventée' })
  expect(await db.selectFrom('journal_legal').select('id').where('id', '=', 1).execute()).toEqual([])
})
