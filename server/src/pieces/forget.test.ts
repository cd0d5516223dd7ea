import { expect, test } from 'vitest'
import { makePdf } from '../../test/corpus/corpus.ts'
import { testOffice } from '../../test/office.ts'
import { clerk, someone } from '../../test/people.ts'
import { auTribunal } from '../../test/pieces.ts'
import { clean } from '../app/nettoyage.ts'

const office = await testOffice()
const { db, clock } = office
const filer = await someone(office)
const ours = await clerk(office, 'TJ-STRASBOURG')
const { acte, makeDemande, add, transmit } = auTribunal(office, ours, filer)

test('the files and bytes of an unsent reply are deleted once its demande is taken back or its link has expired; pending or sent ones stay', async () => {
  const [retiree, expiree, transmise] = [await makeDemande(), await makeDemande(), await makeDemande()]
  for (const [i, { lien }] of [retiree, expiree, transmise].entries())
    expect((await add(lien, 0, await makePdf({ texte: `Réponse ${i}` }))).statusCode).toBe(201)
  await transmit(transmise.lien, 'Voici.')
  const keptAfterCleaning = async () => {
    await clean(office)
    return (await db.selectFrom('piece').select('requete').orderBy('requete').execute()).map(({ requete }) => requete)
  }
  const fichiers = async () =>
    (await db.selectFrom('fichier').innerJoin('piece', 'piece.sha256', 'fichier.sha256').select('fichier.sha256').execute()).length
  const all = (await db.selectFrom('fichier').select('sha256').execute()).length
  expect(await keptAfterCleaning()).toEqual([retiree.numero, expiree.numero, transmise.numero])
  clock.at = new Date('2026-12-20T10:00:00Z')
  await acte(retiree.numero, 'retrait-demande', { motif: 'Reçu par courrier.' })
  expect(await keptAfterCleaning()).toEqual([expiree.numero, transmise.numero])
  clock.at = new Date('2027-05-20T10:00:00Z')
  expect(await keptAfterCleaning()).toEqual([expiree.numero, transmise.numero])
  clock.at = new Date('2027-05-21T10:00:00Z')
  expect(await keptAfterCleaning()).toEqual([transmise.numero])
  expect(await fichiers()).toBe(1)
  expect((await db.selectFrom('fichier').select('sha256').execute()).length).toBeLessThanOrEqual(all - 2)
})
