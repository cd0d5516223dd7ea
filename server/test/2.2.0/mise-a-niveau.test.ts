import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import type { DepotDeCreation } from 'domain/requetes/demarches/creation'
import { inspect } from '../../src/app/verifier/inspect.ts'
import { ensureDatabase, openDatabase } from '../../src/core/database.ts'
import { pathIn } from '../../src/core/files/paths.ts'
import { isUpToDate, migrate } from '../../src/core/migrate.ts'
import { loadReference } from '../../src/core/reference/load.ts'
import { submitDepot } from '../filings.ts'
import { auGreffe } from '../greffe-association.ts'
import { testOffice } from '../office.ts'
import { signedIn } from '../people.ts'
import { markAllConforming } from '../verdicts.ts'

// A register of version 2.2.0 (registre.sql and objets/, made by that version's own functions), upgraded by the start of today's server.

const url = await ensureDatabase(inject('postgres'), `v220_${randomBytes(6).toString('hex')}`)
const ancienne = openDatabase(url, 2, 60_000)
await migrate(ancienne, '0014_recherche_comptes.sql')
// Its lists are today's. The code that loads them needs columns and lists missing in 2.2.0, so they are added for the loading only.
const corrigees = ['commune', 'pays'].map((table) => sql.table(table))
for (const table of corrigees) await sql`alter table ${table} add column corrige boolean not null default false`.execute(ancienne)
await sql`create table activite (code text primary key, libelle text, anciens text[], actif boolean, corrige boolean)`.execute(ancienne)
await sql`create table commune_ancienne (commune integer, libelle text)`.execute(ancienne)
await loadReference(ancienne)
for (const table of ['activite', 'commune_ancienne']) await sql`drop table ${sql.table(table)}`.execute(ancienne)
// An older server had loaded them.
await sql`delete from reference_chargee`.execute(ancienne)
for (const table of corrigees) await sql`alter table ${table} drop column corrige`.execute(ancienne)
await sql.raw(await readFile(new URL('registre.sql', import.meta.url), 'utf8')).execute(ancienne)
const lignes = async () => {
  const tables = ['compte', 'association', 'version', 'document', 'requete', 'annexe', 'extrait', 'acte', 'fichier', 'numerisation']
  const counted = tables.map(async (table) => [table, (await sql`select from ${sql.table(table)}`.execute(ancienne)).rows.length] as const)
  return Object.fromEntries(await Promise.all(counted))
}
const avant = await lignes()
const aJourAvant = await isUpToDate(ancienne)
await migrate(ancienne)
await loadReference(ancienne)
const apres = await lignes()
const aJourApres = await isUpToDate(ancienne)
await ancienne.destroy()

/** The folder of files as that version left it: without the identifier of its database, which today's server writes at its start. */
const files = await mkdtemp(join(tmpdir(), 'registre-v220-'))
const objets = new URL('objets/', import.meta.url)
for (const sha256 of await readdir(objets)) {
  const path = pathIn(files, sha256)
  await mkdir(dirname(path), { recursive: true })
  await copyFile(new URL(sha256, objets), path)
}
const office = await testOffice({}, false, url, files)
await rm(files, { recursive: true })
const { app, db, clock, store } = office
const compte = async (nom: string, prenom: string) =>
  signedIn(
    office,
    await db
      .selectFrom('compte')
      .select(['uuid', 'email', 'authorities'])
      .where('nom', '=', nom)
      .where('prenom', '=', prenom)
      .executeTakeFirstOrThrow(),
  )
const usager = await compte('Ancien', 'Camille')
const greffier = await compte('Greffe', 'Dominique')
const requete = (numero: string) => db.selectFrom('requete').selectAll().where('numero', '=', numero).executeTakeFirstOrThrow()

const inspectNow = async () => {
  const ecarts: string[] = []
  const { nonCouverts } = await inspect(db, store, (ecart) => ecarts.push(ecart))
  return { ecarts, nonCouverts }
}

test('nothing is lost by the upgrade, and the command knows a database that is not up to date', () => {
  expect(Object.values(avant).every((nombre) => nombre > 0)).toBe(true)
  expect(apres).toEqual(avant)
  expect([aJourAvant, aJourApres]).toEqual([false, true])
})

test('it verifies: its filings are older than the digest, reported as not covered and never rewritten', async () => {
  expect(await inspectNow()).toEqual({ ecarts: [], nonCouverts: 4 })
  expect((await requete('R26000001')).siege).toBeNull()
})

test('the sheet, its former versions, its history and its documents are read', async () => {
  const { see } = auGreffe(office, greffier)
  expect(await see('STR000001')).toBeTruthy()
  for (const version of [1, 2, 3, 4]) {
    const fiche = await app.inject({ url: `/api/association/STR000001?version=${version}`, headers: usager.bearer })
    expect(fiche.statusCode).toBe(200)
    for (const { lien } of fiche.json().association.documents)
      expect((await app.inject({ url: lien, headers: usager.bearer })).statusCode, lien).toBe(200)
  }
  const { code } = await db.selectFrom('extrait').select('code').executeTakeFirstOrThrow()
  expect((await app.inject({ url: `/api/verification/${code}` })).statusCode).toBe(200)
})

test('a retry of a filing made then gets the same acknowledgement', async () => {
  const { depot, cle, date_pre_enregistrement: dateReception } = await requete('R26000001')
  const annexes = await db.selectFrom('annexe').select('sha256').where('requete', '=', 'R26000001').orderBy('rang').execute()
  const fichiers = await Promise.all(annexes.map(({ sha256 }) => readFile(new URL(sha256, objets))))
  // The label as it was sent then: the stored one comes from our list.
  const declare = structuredClone(depot as DepotDeCreation)
  declare.association.informations.adresse.commune.libelle = 'STRASBOURG (vieux nom)'
  const answer = await submitDepot(office, usager, { depot: declare, cle, fichiers })
  expect(answer.json()).toMatchObject({ numero: 'R26000001', dateReception: dateReception.toISOString() })
  declare.declarant.nom = 'Autre'
  expect((await submitDepot(office, usager, { depot: declare, cle, fichiers })).statusCode).toBe(422)
})

test('a request filed then can be examined now up to its inscription, and everything verifies', async () => {
  const { numero } = (await submitDepot(office, usager)).json<{ numero: string }>()
  expect((await requete(numero)).siege).not.toBeNull()
  clock.at = new Date('2027-01-07T09:00:00Z')
  const url1 = '/api/greffe/requete/R26000001'
  const lu = (await app.inject({ url: url1, headers: greffier.bearer })).json()
  expect(lu.depot.association.informations.adresse.commune.libelle).toBe('Strasbourg')
  const act = async (path: string, payload: object) =>
    (await app.inject({ method: 'POST', url: `${url1}/${path}`, headers: greffier.bearer, payload })).statusCode
  const { id: signataire } = await db.selectFrom('signataire').select('id').executeTakeFirstOrThrow()
  expect(await act('prise-en-charge', { version: 1 })).toBeLessThan(300)
  expect(await act('communication-prefet', { version: 2, le: '2027-01-07' })).toBeLessThan(300)
  clock.at = new Date('2027-03-01T09:00:00Z')
  const version = await markAllConforming(office, greffier, 'R26000001')
  expect(await act('inscription', { version, le: '2027-03-01', signataire })).toBeLessThan(300)
  const { association } = await requete('R26000001')
  expect((await app.inject({ url: `/api/association/${association}`, headers: usager.bearer })).statusCode).toBe(200)

  const { add } = auGreffe(office, greffier)
  expect(await add('STR000001', 4)).toMatchObject({ status: 201, body: { version: 5 } })
  expect(await inspectNow()).toEqual({ ecarts: [], nonCouverts: 4 })
})
