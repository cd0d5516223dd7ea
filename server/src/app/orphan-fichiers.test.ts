import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { retain, attachDocument } from '../../test/brouillons.ts'
import { makePdf } from '../../test/corpus/corpus.ts'
import { knownCommune, submitDepot, threePdfs, aCreationIn } from '../../test/filings.ts'
import { awaitNumerisation, digitise } from '../../test/numerisation.ts'
import { testOffice, someoneWaits } from '../../test/office.ts'
import { clerk, someone } from '../../test/people.ts'
import { aRegisteredAssociation } from '../../test/register.ts'
import { keepPdf } from '../core/files/keep-pdf.ts'
import { referenceFichiers } from '../core/files/sql.ts'
import { forgetOrphanFichiers, referringTables } from './orphan-fichiers.ts'
import { clean } from './nettoyage.ts'

const office = await testOffice()
const { db, clock, store } = office
const day = 86_400_000
const depot = aCreationIn(await knownCommune(db))
const qui = await someone(office)
const greffier = await clerk(office, 'TJ-STRASBOURG')

const knownHashes = async () => new Set((await db.selectFrom('fichier').select('sha256').execute()).map(({ sha256 }) => sha256))
const present = (sha256: string) =>
  store.read(sha256).then(
    ({ stream }) => Boolean(stream.destroy()),
    () => false,
  )
/** Stores a file whose row nothing refers to. */
const storeOrphan = async (texte: string) => {
  const fichier = await keepPdf(store, await makePdf({ texte }))
  await db.transaction().execute((trx) => referenceFichiers(trx, clock.at, [fichier]))
  return fichier
}

test('every table that refers to a file is checked before a file is deleted', async () => {
  const { rows } = await sql<{ table: string; colonne: string }>`
    select conrelid::regclass::text as table, attname as colonne from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'fichier'::regclass order by 1`.execute(db)
  expect(rows).toEqual(referringTables.map((table) => ({ table, colonne: 'sha256' })))
})

test('a row without reference is deleted a day later, with its object; a file of an annexe, a document, a receipt, a paper file or a draft stays', async () => {
  const requete = (await submitDepot(office, qui, { depot, fichiers: await threePdfs() })).json().numero
  const url = `/api/greffe/requete/${requete}/recepisse`
  await office.app.inject({ method: 'POST', url, headers: greffier.bearer, payload: { version: 1 } })
  const { numero } = await aRegisteredAssociation(office, { documents: [{ type: 'STATUTS', nom: 'Statuts.pdf' }] })
  await awaitNumerisation(office, numero, qui)
  await digitise(office, { numero, agent: greffier, nom: 'dossier.pdf' })
  const brouillon = randomUUID()
  await retain(office, qui, brouillon)
  await attachDocument(office, qui, brouillon, await makePdf({ texte: 'Joint à un brouillon' }))
  const nommes = await knownHashes()
  expect(nommes.size).toBe(7)
  const { sha256 } = await storeOrphan('Que rien ne cite')
  clock.at = new Date(clock.at.getTime() + day - 1)
  await forgetOrphanFichiers(db, new Date(clock.at.getTime() - day))
  expect((await knownHashes()).has(sha256)).toBe(true)

  // Past the day for the row, and for the object, whose age comes from the disk.
  clock.at = new Date(Math.max(clock.at.getTime(), Date.now()) + 2 * day)
  await clean(office)
  expect(await knownHashes()).toEqual(nommes)
  expect(await present(sha256)).toBe(false)
  for (const each of nommes) expect(await present(each)).toBe(true)
})

test('a filing that refers to the file again meanwhile keeps it, in any order', async () => {
  const ancien = await storeOrphan('Cité à nouveau')
  clock.at = new Date(clock.at.getTime() + 3 * day)
  const avant = new Date(clock.at.getTime() - day)
  let oubli: Promise<void> = Promise.resolve()
  await db.transaction().execute(async (trx) => {
    await referenceFichiers(trx, clock.at, [ancien])
    oubli = forgetOrphanFichiers(db, avant)
    // The deletion waits for this transaction.
    await someoneWaits(db)
  })
  await oubli
  expect((await knownHashes()).has(ancien.sha256)).toBe(true)

  clock.at = new Date(clock.at.getTime() + 3 * day)
  let renommage: Promise<void> = Promise.resolve()
  await db.transaction().execute(async (trx) => {
    await forgetOrphanFichiers(trx, new Date(clock.at.getTime() - day))
    renommage = db.transaction().execute((autre) => referenceFichiers(autre, clock.at, [ancien]))
    await someoneWaits(db)
  })
  await renommage
  expect((await knownHashes()).has(ancien.sha256)).toBe(true)
})
