import { sql } from 'kysely'
import type { Answer } from 'contract/core/call'
import type { getDossier } from 'contract/greffe/dossier'
import type { getDepot } from 'contract/suivi/depot'
import type { RequeteTableauDeBord } from 'contract/suivi/requetes'
import { aDepotDeclarant, aDissolutionDepot } from 'domain/requetes/examples/filings'
import { beforeEach, expect, test } from 'vitest'
import { knownCommune, submitDepot, aMultipartDepot, aCreationIn } from '../../../test/filings.ts'
import { makePdf } from '../../../test/corpus/corpus.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone, type Someone } from '../../../test/people.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { actesDe, findBrokenLigne } from '../../core/actes.ts'

// Silent: one test makes the server fail on purpose.
const office = await testOffice({ JOURNAL: 'silent' })
const { app, db, clock } = office
const filer = await someone(office, { prenom: 'Odile', nom: 'Mittelbrucher' })
const ours = await clerk(office, 'TJ-STRASBOURG')
const commune = await knownCommune(db)

const filed = async (email: string | null = 'odile@exemple.fr', who: Someone = filer): Promise<string> => {
  const depot = aCreationIn(commune, { declarant: aDepotDeclarant({ email }) })
  return (await submitDepot(office, who, { depot })).json<{ numero: string }>().numero
}
const withdraw = async (numero: string, who: Someone = filer) => {
  const answer = await app.inject({ method: 'POST', url: `/api/requete/${numero}/retrait`, headers: who.bearer })
  return { status: answer.statusCode, body: answer.statusCode === 204 ? null : answer.json() }
}
const act = async (numero: string, path: string, payload: object) => {
  const answer = await app.inject({ method: 'POST', url: `/api/greffe/requete/${numero}/${path}`, headers: ours.bearer, payload })
  return { status: answer.statusCode, message: answer.statusCode === 204 ? null : answer.json().message }
}
const mails = (numero: string) =>
  db.selectFrom('courriel').select(['destinataire', 'sujet', 'texte']).where('evenement', '=', `requete/${numero}/retrait`).execute()
const dashboard = async (who: Someone): Promise<RequeteTableauDeBord[]> =>
  (await app.inject({ method: 'POST', url: '/api/utilisateur/dashboard-requete', headers: who.bearer })).json()
const get = async <T>(url: string, who: Someone): Promise<T> => (await app.inject({ url, headers: who.bearer })).json()

beforeEach(() => {
  clock.at = new Date('2026-11-20T10:00:00Z')
})

test('[STATE-14] the filer takes back a request at the prefect: it ends without a decision, no delay runs any more, the journal names the filer', async () => {
  const numero = await filed()
  await act(numero, 'prise-en-charge', { version: 1 })
  await act(numero, 'communication-prefet', { version: 2, le: '2026-11-20' })
  clock.at = new Date('2026-11-25T09:00:00Z')
  expect(await withdraw(numero)).toEqual({ status: 204, body: null })
  expect(await db.selectFrom('requete').selectAll().where('numero', '=', numero).executeTakeFirstOrThrow()).toMatchObject({
    etape: 'RETIREE',
    etat: 'REJETEE',
    version: 4,
    ensuite_le: null,
    ensuite_etape: null,
    echeance_le: null,
    date_ordonnancement: null,
    retiree_le: '2026-11-25',
  })
  const lines = await actesDe(db, 'requete', numero)
  expect(lines.at(-1)).toMatchObject({
    type: 'RETRAIT',
    auteur: filer.uuid,
    contenu: { type: 'RETRAIT', le: '2026-11-25', par: { prenom: 'Odile', nom: 'Mittelbrucher' } },
  })
  expect(await findBrokenLigne(db, 'requete', numero)).toBeNull()
})

test('the filer and the declarant get a mail, only one when they share an address', async () => {
  const numero = await filed()
  await withdraw(numero)
  const sent = await mails(numero)
  expect(sent.map(({ destinataire }) => destinataire).toSorted()).toEqual([filer.email, 'odile@exemple.fr'].toSorted())
  for (const { sujet, texte } of sent) {
    expect(sujet).toBe(`Votre requête n°\u00A0${numero} est retirée`)
    expect(texte).toContain('Cette requête a été retirée le 20/11/2026 par Odile Mittelbrucher.')
    expect(texte).toContain(`${office.settings.baseUrl}/requete/detail/${numero}\n`)
  }
  const same = await filed(filer.email)
  await withdraw(same)
  expect(await mails(same)).toHaveLength(1)
})

test('its declarant reads it as withdrawn among the ended requests, by its day, and on the page of what was filed', async () => {
  const user = await someone(office, { prenom: 'Odile', nom: 'Mittelbrucher' })
  const numero = await filed(null, user)
  expect((await dashboard(user)).find((each) => each.numero === numero)).toMatchObject({ etat: 'EN_COURS', retirable: true })
  await withdraw(numero, user)
  const ended = {
    etat: 'REJETEE',
    retireeLe: '2026-11-20',
    retirable: false,
    statutsPapier: null,
    phrase: 'Cette requête a été retirée le 20/11/2026 par Odile Mittelbrucher.',
  }
  expect((await dashboard(user)).find((each) => each.numero === numero)).toMatchObject({
    ...ended,
    dateOrdonnancement: null,
    enBref: null,
  })
  expect(await get<Answer<typeof getDepot>>(`/api/depot/${numero}`, user)).toMatchObject(ended)
  // Only the last five ended requests are listed, whatever ended them.
  const others: string[] = []
  for (let day = 21; day < 26; day += 1) {
    clock.at = new Date(`2026-11-${day}T10:00:00Z`)
    const other = await filed(null, user)
    await withdraw(other, user)
    others.push(other)
  }
  expect((await dashboard(user)).map((each) => each.numero)).toEqual(others.toReversed())
})

test('[STAFF-02] it leaves the queues of its court; its file says so and offers only the acts of the paper statutes and a note', async () => {
  const numero = await filed()
  await act(numero, 'prise-en-charge', { version: 1 })
  await withdraw(numero)
  for (const file of ['A_PRENDRE_EN_CHARGE', 'EN_INSTRUCTION']) {
    const { content } = await get<{ content: { numero: string }[] }>(`/api/greffe/requete?file=${file}&size=100`, ours)
    expect(content.map((row) => row.numero)).not.toContain(numero)
  }
  const dossier = await get<Answer<typeof getDossier>>(`/api/greffe/requete/${numero}`, ours)
  expect(dossier).toMatchObject({
    etape: 'RETIREE',
    etat: 'REJETEE',
    situation: { horloges: [], retrait: { le: '2026-11-20', par: { prenom: 'Odile', nom: 'Mittelbrucher' } } },
  })
  expect(Object.entries(dossier.obstacles).filter(([, raisons]) => raisons.length === 0)).toEqual([
    ['RECEPTION_STATUTS', []],
    ['NOTE', []],
  ])
  expect(dossier.journal.at(-1)).toMatchObject({ type: 'RETRAIT', auteur: 'Odile Mittelbrucher' })
})

test('sent twice by the same person, even at once, it is recorded once and succeeds twice, whatever the court did meanwhile', async () => {
  const numero = await filed()
  expect((await Promise.all([withdraw(numero), withdraw(numero), withdraw(numero)])).map(({ status }) => status)).toEqual([204, 204, 204])
  expect((await withdraw(numero)).status).toBe(204)
  expect((await actesDe(db, 'requete', numero)).map(({ type }) => type)).toEqual(['DEPOT', 'RETRAIT'])
  expect(await mails(numero)).toHaveLength(2)
})

test('once it is taken back, another request may be filed on its association, but not before', async () => {
  const user = await someone(office)
  const { numero: association } = await aRegisteredAssociation(office, { rattaches: [{ personne: user }] })
  const depot = aDissolutionDepot()
  const fileOn = async () => {
    const { body, headers } = aMultipartDepot({ depot, fichiers: [await makePdf({ texte: 'Procès-verbal' })] })
    const url = `/api/requete/dissolution/${association}`
    return app.inject({ method: 'POST', url, headers: { ...headers, ...user.bearer }, payload: body })
  }
  const first = await fileOn()
  expect(first.statusCode, first.body).toBe(201)
  expect((await fileOn()).statusCode).toBe(412)
  const { numero } = first.json<{ numero: string }>()
  expect((await withdraw(numero, user)).status).toBe(204)
  clock.at = new Date('2026-11-20T11:00:00Z')
  const second = await fileOn()
  expect([second.statusCode, second.json().numero === numero]).toEqual([201, false])
})

test('a rollback undoes everything: no act, no mail, and the request stays where it was', async () => {
  const numero = await filed()
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(db)
  await sql`create trigger refuse before insert on courriel for each statement execute function refuse()`.execute(db)
  expect((await withdraw(numero)).status).toBe(500)
  await sql`drop trigger refuse on courriel`.execute(db)
  expect([await mails(numero), (await actesDe(db, 'requete', numero)).length]).toEqual([[], 1])
  expect((await withdraw(numero)).status).toBe(204)
})

test('a clerk who acts on a request just taken back gets an error with the name and the time', async () => {
  const numero = await filed()
  await act(numero, 'prise-en-charge', { version: 1 })
  await withdraw(numero)
  expect(await act(numero, 'communication-prefet', { version: 2, le: '2026-11-20' })).toEqual({
    status: 409,
    message: "Odile Mittelbrucher a retiré cette requête le 20/11/2026 à 11\u00a0h\u00a000. Votre acte n'a pas été enregistré.",
  })
})
