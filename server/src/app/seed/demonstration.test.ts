import { sql } from 'kysely'
import { etatsAssociation } from 'domain/association/etats'
import { expect, test } from 'vitest'
import { testOffice } from '../../../test/office.ts'
import { correspond } from '../../compte/mot-passe.ts'
import { chaineRompue } from '../../core/actes.ts'
import { semerAssociations } from './associations.ts'
import { seedDemonstration } from './demonstration.ts'

const office = await testOffice()
const { db, store } = office

const count = async (table: string): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db)).rows[0]?.n ?? 0
const accounts = [
  'administration@exemple.fr',
  'camille.weber@exemple.fr',
  'greffe.colmar@exemple.fr',
  'greffe.strasbourg@exemple.fr',
  'jean.muller@exemple.fr',
]

// A seed cut after some batches leaves these behind.
await semerAssociations(office, 150)
const made = await seedDemonstration(office)

test('the demonstration register is whole, even when a first attempt was cut, and is made only once', async () => {
  expect(made).toBe(true)
  const before = await Promise.all(
    ['association', 'version', 'document', 'requete', 'compte', 'acte', 'signataire', 'rattachement'].map(count),
  )
  expect(await seedDemonstration(office)).toBe(false)
  expect(
    await Promise.all(['association', 'version', 'document', 'requete', 'compte', 'acte', 'signataire', 'rattachement'].map(count)),
  ).toEqual(before)
  expect(before[0]).toBeGreaterThanOrEqual(1990)
  expect(before[0]).toBeLessThanOrEqual(2010)
})

test('the sixteen courts keep associations in every state, numbered without a gap', async () => {
  const { rows } = await sql<{
    tribunal: string
    n: number
    last: number
  }>`select tribunal, count(*)::int as n, max(right(numero, 6))::int as last from association group by tribunal`.execute(db)
  expect(rows).toHaveLength(16)
  for (const { tribunal, n, last } of rows) expect(last, tribunal).toBe(n)
  const etats = await db.selectFrom('association').select('etat').distinct().execute()
  expect(etats.map(({ etat }) => etat).toSorted()).toEqual([...etatsAssociation].toSorted())
})

test('no invented association bears the name of a real commune', async () => {
  const communes = new Set((await db.selectFrom('commune').select('libelle').execute()).map(({ libelle }) => libelle))
  const noms = await db.selectFrom('association').select('nom').execute()
  expect(noms.filter(({ nom }) => nom.split(/ |(?<=\bd)'/).some((mot) => communes.has(mot)))).toEqual([])
})

test('the five accounts of the README sign in with the same password', async () => {
  const rows = await db.selectFrom('compte').select(['email', 'mot_passe', 'etat']).execute()
  expect(rows.map(({ email }) => email).toSorted()).toEqual(accounts)
  for (const { email, mot_passe: empreinte, etat } of rows) {
    expect(etat, email).toBe('ACTIF')
    expect(await correspond('Demonstration-2026', empreinte), email).toBe(true)
  }
})

test('Camille Weber acts for several associations, Jean Muller for none', async () => {
  const rows = await db
    .selectFrom('rattachement')
    .innerJoin('compte', 'compte.uuid', 'rattachement.compte')
    .innerJoin('association', 'association.numero', 'rattachement.association')
    .select(['email', 'gestion', 'depot', 'association.etat'])
    .execute()
  expect(new Set(rows.map(({ email }) => email))).toEqual(new Set(['camille.weber@exemple.fr']))
  expect(rows).toHaveLength(5)
  expect(rows.every(({ gestion, depot }) => gestion && depot)).toBe(true)
  expect(rows.map(({ etat }) => etat)).toContain('DISSOUTE')
})

test('creations wait at Strasbourg and Colmar, at several steps, their journals unbroken', async () => {
  const rows = await db.selectFrom('requete').select(['numero', 'tribunal', 'etape']).execute()
  expect(new Set(rows.map(({ tribunal }) => tribunal))).toEqual(new Set(['TJ-STRASBOURG', 'TJ-COLMAR']))
  expect(new Set(rows.map(({ etape }) => etape))).toEqual(new Set(['PRE_ENREGISTREE', 'EXAMEN', 'COMMUNIQUEE_PREFET']))
  for (const { numero } of rows) expect(await chaineRompue(db, 'requete', numero), numero).toBeNull()
  const sample = await db.selectFrom('association').select('numero').limit(20).execute()
  for (const { numero } of sample) expect(await chaineRompue(db, 'association', numero), numero).toBeNull()
})

test('every document named is a PDF the store keeps', async () => {
  const files = await db
    .selectFrom('document')
    .innerJoin('fichier', 'fichier.sha256', 'document.sha256')
    .select(['fichier.sha256', 'fichier.taille'])
    .distinct()
    .execute()
  expect(files.length).toBeGreaterThan(50)
  for (const { sha256, taille } of files) {
    const object = await store.read(sha256)
    object.stream.destroy()
    expect(object.taille).toBe(taille)
  }
})
