import { expect, test } from 'vitest'
import { aDepotDeclarant } from 'domain/requetes/examples/filings'
import { maxLettres } from 'domain/requetes/prefet/lettre-prefet'
import { prefectureDe } from 'domain/requetes/prefet/prefectures'
import { knownCommune, submitDepot, aCreationIn } from '../../../test/filings.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone, type Someone } from '../../../test/people.ts'
import { readPdf } from '../../../test/read-pdf.ts'
import { actesDe } from '../../core/actes.ts'
import { tribunaux } from '../../core/reference/sql.ts'

const office = await testOffice()
const { app, db, clock } = office
const filer = await someone(office)
const ours = await clerk(office, 'TJ-STRASBOURG', { prenom: 'Ondine', nom: 'Greffenbach' })
const colleague = await clerk(office, 'TJ-STRASBOURG', { prenom: 'Paul', nom: 'Voisin' })
const elsewhere = await clerk(office, 'TJ-COLMAR')
const commune = await knownCommune(db)

const filed = async (denomination: string): Promise<string> => {
  clock.at = new Date('2026-11-20T10:00:00Z')
  const depot = aCreationIn(commune, { declarant: aDepotDeclarant() })
  depot.association.informations.denomination = denomination
  const { numero } = (await submitDepot(office, filer, { depot })).json<{ numero: string }>()
  return numero
}
const act = async (numero: string, path: string, payload: object) =>
  (await app.inject({ method: 'POST', url: `/api/greffe/requete/${numero}/${path}`, headers: ours.bearer, payload })).statusCode
const communicated = async (denomination: string, le = '2026-11-23'): Promise<string> => {
  const numero = await filed(denomination)
  clock.at = new Date('2026-11-24T09:00:00Z')
  expect(await act(numero, 'prise-en-charge', { version: 1 })).toBe(204)
  expect(await act(numero, 'communication-prefet', { version: 2, le })).toBe(204)
  return numero
}
const letters = (numeros: readonly string[], who: Someone = ours) =>
  app.inject({ url: `/api/greffe/lettres-prefet?${numeros.map((numero) => `requete=${numero}`).join('&')}`, headers: who.bearer })
const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

test('a letter names the declaration, the prefect, the clerk and the last day to oppose; printed again by a colleague, or once its clerk has closed their account, it is the same', async () => {
  const numero = await communicated('Chorale du Ried')
  const answer = await letters([numero])
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain(`Lettre au préfet ${numero}.pdf`)
  const { text, marked, displaysTitle, info } = await readPdf(answer.rawPayload)
  expect([marked, displaysTitle, info.Language]).toEqual([true, true, 'fr-FR'])
  for (const said of [
    'Tribunal judiciaire de Strasbourg',
    'Préfecture du Bas-Rhin',
    numero,
    'Chorale du Ried',
    'au plus tard le 4 janvier 2027',
    'Ondine GREFFENBACH',
    '23 novembre 2026',
  ])
    expect(plain(text)).toContain(said)
  for (const { nom } of await db.selectFrom('annexe').select('nom').where('requete', '=', numero).execute()) expect(text).toContain(nom)
  clock.at = new Date('2027-03-01T09:00:00Z')
  expect((await letters([numero], colleague)).rawPayload.equals(answer.rawPayload)).toBe(true)
  const kept = await db.selectFrom('compte').select(['prenom', 'nom']).where('uuid', '=', ours.uuid).executeTakeFirstOrThrow()
  // Closing the account writes these names.
  await db.updateTable('compte').set({ prenom: 'Compte', nom: 'supprimé' }).where('uuid', '=', ours.uuid).execute()
  expect((await letters([numero], colleague)).rawPayload.equals(answer.rawPayload)).toBe(true)
  await db.updateTable('compte').set(kept).where('uuid', '=', ours.uuid).execute()
  // The letter is not an issued document: nothing is written.
  expect(await db.selectFrom('document_requete').select('uuid').where('requete', '=', numero).execute()).toEqual([])
  expect(await actesDe(db, 'requete', numero)).toHaveLength(3)
})

test('[STAFF-02] the letters of several requests are one tagged PDF, each as it is alone, in the order asked, without any other request', async () => {
  const [first, second, third] = [
    await communicated('Judo-club'),
    await communicated('Philatélistes', '2026-11-22'),
    await communicated('Autre'),
  ]
  const asked = [second, first, second]
  const answer = await letters(asked)
  expect(answer.statusCode).toBe(200)
  const { pages, roles, marked, text } = await readPdf(answer.rawPayload)
  const alone = async (numero: string) => (await readPdf((await letters([numero])).rawPayload)).pages
  expect(pages).toEqual([...(await alone(second)), ...(await alone(first))])
  expect(roles.filter((role) => role === 'Part')).toHaveLength(2)
  expect([marked, roles.filter((role) => role === 'H1').length]).toEqual([true, 2])
  expect(text).not.toContain(third)
})

test('requests not communicated refuse the whole, each with its reason; a corrected communication has no letter any more', async () => {
  const [done, notYet, undone] = [await communicated('Faite'), await filed('Pas encore'), await communicated('Corrigée')]
  expect(await act(undone, 'correction', { version: 3, corrige: 3, motif: "La lettre n'est pas partie." })).toBe(204)
  const answer = await letters([done, notYet, undone])
  expect([answer.statusCode, answer.json().globalErrors]).toEqual([
    412,
    [notYet, undone].map((numero) => ({
      defaultMessage: `Requête n°\u00a0${numero}\u00a0: la requête n'est pas communiquée au préfet.`,
    })),
  ])
  // Communicated again, its letter has the new day.
  expect(await act(undone, 'communication-prefet', { version: 4, le: '2026-11-24' })).toBe(204)
  expect(plain((await readPdf((await letters([undone])).rawPayload)).text)).toContain('24 novembre 2026')
})

test('a request of another court has no letter and refuses the whole; so do no request and too many', async () => {
  const numero = await communicated('Chez nous')
  for (const [asked, who] of [
    [[numero], elsewhere],
    [[numero, 'R26999999'], ours],
  ] as const)
    expect((await letters(asked, who)).statusCode).toBe(404)
  expect((await letters([])).statusCode).toBe(400)
  expect((await letters(Array.from({ length: maxLettres + 1 }, () => numero))).statusCode).toBe(400)
  expect((await letters(Array.from({ length: maxLettres }, () => numero))).statusCode).toBe(200)
})

test('every court of the register has a prefecture to write to', async () => {
  const courts = await tribunaux(db)
  expect(courts).toHaveLength(16)
  for (const { departement } of courts) expect(prefectureDe(departement)).toHaveLength(3)
})
