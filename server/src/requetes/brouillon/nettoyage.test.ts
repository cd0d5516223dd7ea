import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { retain } from '../../../test/brouillons.ts'
import { submitDepot } from '../../../test/filings.ts'
import { testOffice } from '../../../test/office.ts'
import { someone } from '../../../test/people.ts'
import { cleanBrouillons } from './nettoyage.ts'

const office = await testOffice()
const { db, clock } = office
const day = 86_400_000
const start = clock.at
const after = async (days: number) => {
  clock.at = new Date(start.getTime() + days * day)
  await cleanBrouillons(office, clock.at)
}

test('a draft left for 76 days is announced to its author once, with its last day; saved again, it is kept; left for 91, it is deleted', async () => {
  const qui = await someone(office)
  const [laisse, repris] = [randomUUID(), randomUUID()]
  await retain(office, qui, laisse)
  await retain(office, qui, repris, { denomination: 'Judo-club' })
  const mails = () => db.selectFrom('courriel').select(['sujet', 'texte']).where('destinataire', '=', qui.email).orderBy('texte').execute()
  const drafts = async () => (await db.selectFrom('brouillon').select('id').where('compte', '=', qui.uuid).execute()).map(({ id }) => id)

  await after(76)
  expect(await mails()).toEqual([])
  await after(76.1)
  await after(77)
  const [premier, second, ...others] = await mails()
  expect(others).toEqual([])
  expect([premier?.sujet, second?.sujet]).toEqual(Array.from({ length: 2 }, () => 'Votre brouillon sera effacé après le 18/02/2027'))
  expect(premier?.texte).toContain(
    "Votre brouillon «\u00A0Création\u00A0: Chorale du Ried\u00A0», enregistré le 20/11/2026, sera effacé après le 18/02/2027 s'il n'est pas repris d'ici là.",
  )
  expect(premier?.texte).toContain(`${office.settings.baseUrl}/accueil`)
  expect(second?.texte).toContain('Judo-club')

  await retain(office, qui, repris, { revision: 1, denomination: 'Judo-club' })
  await after(90.9)
  expect((await drafts()).length).toBe(2)
  await after(91.1)
  expect(await drafts()).toEqual([repris])
  // Announced again, counted from its new day.
  await after(77 + 77)
  expect((await mails()).length).toBe(3)
})

test('the draft of a filing is kept while the court examines it, ninety days after it was taken back, and no longer once it is registered', async () => {
  const qui = await someone(office)
  const filed = async () => {
    const id = randomUUID()
    await retain(office, qui, id)
    return { id, numero: ((await submitDepot(office, qui, { cle: id })).json() as { numero: string }).numero }
  }
  clock.at = start
  const [tenue, retiree, inscrite] = [await filed(), await filed(), await filed()]
  const kept = async () =>
    (await db.selectFrom('brouillon').select('id').where('compte', '=', qui.uuid).orderBy('id').execute()).map(({ id }) => id)
  await db.updateTable('requete').set({ etat: 'INSCRITE' }).where('numero', '=', inscrite.numero).execute()
  clock.at = new Date(start.getTime() + 50 * day)
  await office.app.inject({ method: 'POST', url: `/api/requete/${retiree.numero}/retrait`, headers: qui.bearer })
  await after(50)
  expect(await kept()).toEqual([tenue.id, retiree.id].toSorted())
  await after(140)
  expect(await kept()).toEqual([tenue.id, retiree.id].toSorted())
  await after(142)
  expect(await kept()).toEqual([tenue.id])
  expect(
    await db.selectFrom('courriel').select('sujet').where('destinataire', '=', qui.email).where('sujet', 'like', '%brouillon%').execute(),
  ).toEqual([])
})
