import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone, type Someone } from '../../../test/people.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { actesDe } from '../../core/actes.ts'
import { tie } from '../attach.ts'

const office = await testOffice({ COURRIELS_PAR_HEURE: '1', INVITATIONS_PAR_JOUR: '2' })
const { app, db } = office
const moi = await someone(office, { prenom: 'Odile', nom: 'Mittelbrucher' })

const oneAssociation = async (
  denomination: string,
  rattaches: { personne: Someone; gestion?: boolean; depot?: boolean }[] = [{ personne: moi }],
) => (await aRegisteredAssociation(office, { informations: { denomination }, rattaches })).numero
const droits = { fonction: 'Trésorière', gestion: false, depot: true }
const invite = async (numeros: string[], email: string, autrement: object = {}, qui = moi) => {
  const payload = { numeros, email, ...droits, ...autrement }
  const answer = await app.inject({ method: 'POST', url: '/api/utilisateur/invitations', headers: qui.bearer, payload })
  return { status: answer.statusCode, body: answer.json() }
}
const anAdresse = () => `${randomUUID()}@exemple.fr`
const listInvited = async (email: string) =>
  (await db.selectFrom('invitation').select('association').where('email', '=', email).where('statut', '=', 'EN_ATTENTE').execute())
    .map(({ association }) => association)
    .toSorted()
const courriels = (email: string) => db.selectFrom('courriel').select(['sujet', 'texte']).where('destinataire', '=', email).execute()

test('a person invited to several associations at once gets one invitation and act per association, and a single mail', async () => {
  const [chorale, judo] = [await oneAssociation('Chorale'), await oneAssociation('Judo-club')]
  const email = anAdresse()
  expect(await invite([judo, chorale], email)).toEqual({
    status: 200,
    body: [
      { numero: judo, refus: null },
      { numero: chorale, refus: null },
    ],
  })
  expect(await listInvited(email)).toEqual([chorale, judo].toSorted())
  for (const numero of [chorale, judo])
    expect((await actesDe(db, 'association', numero)).at(-1)).toMatchObject({ type: 'INVITATION', auteur: moi.uuid, contenu: droits })
  const [courriel, ...autres] = await courriels(email)
  expect(autres).toEqual([])
  expect(courriel?.sujet).toBe('Invitations à rejoindre 2 associations')
  expect(courriel?.texte).toContain("Odile Mittelbrucher vous propose d'agir pour 2 associations")
  for (const [nom, numero] of [
    ['Chorale', chorale],
    ['Judo-club', judo],
  ])
    expect(courriel?.texte).toMatch(new RegExp(`${nom}\u00a0?:\\n\\S+/association/${numero}/invitation/`))
})

test('a refused association does not block the others and says why: attached, invited, no right, unknown, or daily limit', async () => {
  const membre = await someone(office)
  const [libre, rattachee, invitee, simple, inconnue, pleine] = [
    await oneAssociation('Libre'),
    await oneAssociation('Rattachée', [{ personne: moi }, { personne: membre }]),
    await oneAssociation('Invitée'),
    await oneAssociation('Simple', [{ personne: moi, gestion: false }]),
    'STR999999',
    await oneAssociation('Pleine'),
  ]
  office.clock.at = new Date(office.clock.at.getTime() + 3_600_000)
  await invite([invitee], membre.email)
  office.clock.at = new Date(office.clock.at.getTime() + 3_600_000)
  for (const _ of [1, 2]) await invite([pleine], anAdresse())
  const { status, body } = await invite([libre, rattachee, invitee, simple, inconnue, pleine], membre.email)
  expect(status).toBe(200)
  expect(body).toEqual([
    { numero: libre, refus: null },
    { numero: rattachee, refus: `${membre.email} est déjà rattachée à cette association.` },
    { numero: invitee, refus: `Une invitation est déjà en attente pour ${membre.email}.` },
    { numero: simple, refus: expect.any(String) },
    { numero: inconnue, refus: expect.any(String) },
    { numero: pleine, refus: expect.stringMatching(/tentatives|Réessayez/) },
  ])
  expect(await listInvited(membre.email)).toEqual([libre, invitee].toSorted())
  // A single association gets the mail of a plain invitation.
  expect((await courriels(membre.email)).map(({ sujet }) => sujet)).toContain("Invitation à rejoindre l'association Libre")
})

test('a person who manages none of them invites nobody and sends nothing; the court of an association may invite', async () => {
  const numero = await oneAssociation('Fermée')
  const [etranger, simple] = [await someone(office), await someone(office)]
  await db.transaction().execute(async (trx) => {
    await tie(trx, {
      association: numero,
      compte: simple.uuid,
      fonction: 'Membre',
      gestion: false,
      depot: true,
      now: office.now(),
      auteur: null,
    })
  })
  for (const qui of [etranger, simple, await clerk(office, 'TJ-COLMAR')]) {
    const email = anAdresse()
    expect((await invite([numero], email, {}, qui)).body).toEqual([{ numero, refus: expect.any(String) }])
    expect([await listInvited(email), await courriels(email)]).toEqual([[], []])
  }
  expect((await invite([numero], anAdresse(), {}, await clerk(office, 'TJ-STRASBOURG'))).body).toEqual([{ numero, refus: null }])
})

test('an address over its mail limit, or rights that end before today, refuses all of them before anything is written', async () => {
  const numero = await oneAssociation('Tranquille')
  const email = anAdresse()
  expect((await invite([numero], email, { fin: '2020-01-01' })).body.errors).toEqual([expect.objectContaining({ field: 'fin' })])
  await invite([await oneAssociation('Première')], email)
  expect((await invite([numero], email)).status).toBe(429)
  expect(await listInvited(email)).toHaveLength(1)
  expect((await invite([], email)).status).toBe(400)
})
