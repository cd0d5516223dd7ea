import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { knownCommune, submitDepot, aCreationIn } from './filings.ts'
import { testOffice } from './office.ts'
import { clerk, someone } from './people.ts'
import { makePdf } from './corpus/corpus.ts'
import { auTribunal, aDemandeDueOn } from './pieces.ts'
import { rattachementCalls } from './rattachements.ts'
import { aRegisteredAssociation } from './register.ts'
import { aSignataire } from './signatories.ts'
import { markAllConforming } from './verdicts.ts'

// The writes that the database itself refuses to every role: each table of evidence, each column, each statement.

const office = await testOffice()
const { app, db, clock } = office
const filer = await someone(office)
const greffier = await clerk(office, 'TJ-STRASBOURG')
const signataire = await aSignataire(db)
const depot = aCreationIn(await knownCommune(db))
const { numero } = (await submitDepot(office, filer, { depot })).json<{ numero: string }>()
const act = async (path: string, payload: object) => {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: `/api/greffe/requete/${numero}/${path}`,
    headers: greffier.bearer,
    payload,
  })
  expect(statusCode).toBeLessThan(300)
}
await act('recepisse', { version: 1 })
await act('prise-en-charge', { version: 2 })
await act('demande-pieces', { version: 3, ...aDemandeDueOn() })
const { add, lienDe, transmit } = auTribunal(office, greffier, filer)
const lien = await lienDe(numero)
await add(lien, 0, await makePdf())
await transmit(lien)
await act('validation', { version: 5 })
await act('communication-prefet', { version: 6, le: '2026-11-20' })
clock.at = new Date('2027-01-06T09:00:00Z')
const version = await markAllConforming(office, greffier, numero)
await act('inscription', { version, le: '2027-01-06', signataire })

const inscrite = await aRegisteredAssociation(office)
await rattachementCalls(office).ask(await someone(office), inscrite.numero)

const vivantes: Record<string, string[]> = {
  requete: [
    'sous_types',
    'association',
    'etape',
    'etat',
    'version',
    'agent',
    'ensuite_le',
    'ensuite_etape',
    'echeance_le',
    'ensuite_echeance_le',
    'retour_le',
    'etapes_quittees',
    'denomination',
    'code_postal',
    'commune',
    'date_ordonnancement',
    'retiree_le',
  ],
  annexe: [],
  document_requete: [],
  demande_pieces: ['precisions', 'observation', 'rappelee_le'],
  piece: [],
  version: [],
  document: [],
  extrait: [],
  demande_rattachement: ['statut', 'message', 'decidee_le', 'decidee_par', 'motif', 'lue_le'],
  annexe_rattachement: ['sha256', 'purgee_le'],
}
const tables = Object.keys(vivantes)
const { rows: colonnes } = await sql<{ table: string; colonne: string }>`
  select table_name as table, column_name as colonne from information_schema.columns
  where table_schema = 'public' and table_name = any(${tables}) order by table_name, ordinal_position`.execute(db)
const contenu = async () =>
  Promise.all(tables.map(async (table) => (await sql`select * from ${sql.table(table)} order by 1, 2`.execute(db)).rows))

test.each(colonnes.filter(({ table, colonne }) => !vivantes[table]?.includes(colonne)))(
  'the column $colonne of $table never changes, not even into itself',
  async ({ table, colonne }) => {
    const before = await contenu()
    await expect(sql.raw(`update ${table} set ${colonne} = ${colonne}`).execute(db)).rejects.toThrow('immutable')
    await expect(sql.raw(`update ${table} set ${colonne} = null`).execute(db)).rejects.toThrow()
    expect(await contenu()).toEqual(before)
  },
)

test.each(colonnes.filter(({ table, colonne }) => vivantes[table]?.includes(colonne)))(
  'the column $colonne of $table lives',
  async ({ table, colonne }) => {
    await sql.raw(`update ${table} set ${colonne} = ${colonne}`).execute(db)
  },
)

test.each(tables)('no row of %s is removed, one by one, all at once, or by emptying the table it belongs to', async (table) => {
  const before = await contenu()
  expect(before[tables.indexOf(table)]).not.toEqual([])
  for (const statement of [`delete from ${table}`, `truncate ${table}`])
    await expect(sql.raw(statement).execute(db), statement).rejects.toThrow(/immutable|truncate a table referenced/)
  // Its own trigger refuses, even if the tables that reference it would too.
  await expect(sql.raw(`truncate ${table} cascade`).execute(db)).rejects.toThrow(`${table} is immutable evidence: truncate refused`)
  expect(await contenu()).toEqual(before)
})

test.each(['compte', 'tribunal', 'association', 'fichier'])('emptying %s with all that depends on it is refused too', async (table) => {
  await expect(sql.raw(`truncate ${table} cascade`).execute(db)).rejects.toThrow(/immutable|append-only/)
})
