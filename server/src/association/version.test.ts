import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { aVersion } from '../../test/printed.ts'
import { actesDe, findBrokenLigne } from '../core/actes.ts'
import { getTribunal } from '../core/reference/sql.ts'
import { newNumero } from './numero.ts'
import { findAssociation, findVersion } from './sql.ts'
import { saveVersion } from './version.ts'

const db = await testDatabase()
const now = new Date('2026-11-20T10:00:00Z')
const colmar = await getTribunal(db, 'TJ-COLMAR')

const save = (numero: string, contenu = aVersion(), requete: string | null = null) =>
  db
    .transaction()
    .execute((trx) => saveVersion(trx, { numero, tribunal: 'TJ-COLMAR', evenement: 'REPRISE', requete, contenu, now, auteur: null }))

test('the first version creates the association, with the columns that the register searches', async () => {
  const contenu = aVersion({ denomination: 'Club de quilles de Mittelbruch' })
  expect(await save('COL900001', contenu)).toBe(1)
  expect(await findAssociation(db, 'COL900001')).toMatchObject({
    tribunal: 'TJ-COLMAR',
    etat: 'INSCRITE',
    version: 1,
    nom: 'Club de quilles de Mittelbruch',
    code_postal: '67000',
    commune: 'Strasbourg',
    adresse: '3 place du Lavoir imaginaire',
  })
  expect(await findVersion(db, 'COL900001')).toMatchObject({ ordre: 1, evenement: 'REPRISE', requete: null, contenu })
})

test('a later version takes the next ordre, copies its columns again, and leaves the first as it was', async () => {
  await save('COL900002')
  const dissoute = { ...aVersion({ denomination: 'Un autre nom' }), etatAssociation: 'DISSOUTE' as const }
  expect(await save('COL900002', dissoute)).toBe(2)
  expect(await findAssociation(db, 'COL900002')).toMatchObject({ version: 2, etat: 'DISSOUTE', nom: 'Un autre nom' })
  expect((await findVersion(db, 'COL900002', 1))?.contenu).toEqual(aVersion())
  expect((await findVersion(db, 'COL900002'))?.ordre).toBe(2)
})

test('versions recorded at once take consecutive ordres, and the chain of acts stays whole', async () => {
  const ordres = await Promise.all(Array.from({ length: 8 }, () => save('COL900003')))
  expect(ordres.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect((await actesDe(db, 'association', 'COL900003')).map(({ type, contenu }) => [type, (contenu as { ordre: number }).ordre])).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((ordre) => ['VERSION', ordre]),
  )
  expect(await findBrokenLigne(db, 'association', 'COL900003')).toBeNull()
})

test('a snapshot refused by its schema is not recorded', async () => {
  await expect(save('COL900004', { ...aVersion(), schema: 2 as 1 })).rejects.toThrow()
  await expect(save('COL900004', { ...aVersion(), inconnu: true } as never)).rejects.toThrow()
  expect(await findAssociation(db, 'COL900004')).toBeUndefined()
})

test('a version can be neither changed nor removed', async () => {
  await save('COL900005')
  await expect(db.updateTable('version').set({ ordre: 3 }).where('association', '=', 'COL900005').execute()).rejects.toThrow('immutable')
  await expect(db.deleteFrom('version').where('association', '=', 'COL900005').execute()).rejects.toThrow('immutable')
})

test('numbers of a court are gapless despite failures and concurrent calls', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }), async (successes) => {
      const numerate = (success: boolean) =>
        db.transaction().execute(async (trx) => {
          const numero = await newNumero(trx, colmar)
          if (!success) throw new Error(numero)
          return numero
        })
      const before = Number((await numerate(true)).slice(3))
      const given = (await Promise.allSettled(successes.map(numerate))).flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
      expect(given.map((numero) => Number(numero.slice(3))).toSorted((a, b) => a - b)).toEqual(given.map((_, i) => before + 1 + i))
    }),
    { numRuns: 15 },
  )
})
