import { beforeEach, expect, test } from 'vitest'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone, type Someone } from '../../../test/people.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { raisons, utilisateurs } from '../../../test/utilisateurs.ts'
import { actesDe, findBrokenLigne } from '../../core/actes.ts'

const office = await testOffice()
const { db, clock } = office
const { challenge, fiche, invite, lift, reply, remove, courriels } = utilisateurs(office)
const court = await clerk(office, 'TJ-STRASBOURG')
const ailleurs = await clerk(office, 'TJ-COLMAR')

let odile: Someone
let basile: Someone
let clara: Someone
let numero: string

beforeEach(async () => {
  clock.at = new Date('2026-11-20T10:00:00Z')
  odile = await someone(office, { prenom: 'Odile', nom: 'Mittelbrucher' })
  basile = await someone(office, { prenom: 'Basile', nom: 'Obersand' })
  clara = await someone(office, { prenom: 'Clara', nom: 'Rosenholz' })
  numero = (
    await aRegisteredAssociation(office, {
      informations: { denomination: 'Chorale' },
      rattaches: [{ personne: odile }, { personne: basile, gestion: false, depot: false }],
    })
  ).numero
  await invite(odile, numero, clara.email, { fonction: 'Trésorière', gestion: true })
  await reply(clara, numero, true)
})

const usager = async (who: Someone, of: Someone) => {
  const found = (await fiche(of, numero)).usagers?.find(({ email }) => email === who.email)
  if (!found) throw new Error('not attached')
  return found
}
const liste = async (agent: Someone) =>
  (await office.app.inject({ url: '/api/greffe/rattachement-conteste', headers: agent.bearer }))
    .json<{ association: string; nom: string; depuis: string }[]>()
    .filter(({ association }) => association === numero)
const sentences = async (who: Someone) => (await courriels(numero, who.email)).map(({ texte }) => texte.replaceAll('\u00a0', ' '))
const actes = async () => (await actesDe(db, 'association', numero)).slice(6)

test('the other attached users, but not the inviter nor the invited, get a mail about an accepted invitation and how to contest it', async () => {
  const { uuid } = await usager(clara, odile)
  const [avis, ...autres] = await sentences(basile)
  expect(autres).toEqual([])
  for (const dit of [': Clara Rosenholz.', 'Odile Mittelbrucher', `onglet=utilisateurs&contester=${uuid}`]) expect(avis).toContain(dit)
  expect(await sentences(odile)).toEqual([])
  expect(await sentences(clara)).toHaveLength(1)
})

test('an attached user contests an attachment once, with a reason only the court reads; the court gets a mail and the rights stay', async () => {
  const { uuid } = await usager(clara, basile)
  expect((await challenge(basile, numero, uuid, ' ')).status).toBe(400)
  expect((await challenge(basile, numero, uuid)).status).toBe(204)
  expect((await challenge(basile, numero, uuid)).status).toBe(204)
  const encore = await challenge(basile, numero, uuid, 'Autre chose.')
  expect([encore.status, raisons(encore.body)]).toEqual([412, ['Vous avez déjà contesté ce rattachement.']])
  expect((await usager(clara, basile)).contestation).toEqual({
    obstacles: ['Vous avez déjà contesté ce rattachement.'],
    faite: { le: '2026-11-20', reponse: null },
  })
  expect((await usager(clara, court)).contestations).toMatchObject([
    { par: 'Basile Obersand', le: '2026-11-20', motif: 'Personne ne l’a élu.' },
  ])
  expect((await usager(clara, court)).contestation).toBeNull()
  for (const autre of [clara, odile, basile]) expect((await usager(clara, autre)).contestations).toEqual([])
  const [alerte] = await sentences(court)
  for (const dit of ['Basile Obersand', 'Clara Rosenholz', 'Personne ne l’a élu.', `${numero}?onglet=utilisateurs`])
    expect(alerte).toContain(dit)
  expect(await sentences(ailleurs)).toEqual([])
  expect(await liste(court)).toMatchObject([{ uuid, denomination: 'Chorale', prenom: 'Clara', nom: 'Rosenholz', depuis: '2026-11-20' }])
  expect(await liste(ailleurs)).toEqual([])
  expect((await fiche(clara, numero)).rattachement).toMatchObject({ etat: 'RATTACHE', gestion: true })
  expect(await actes()).toMatchObject([
    {
      type: 'RATTACHEMENT_CONTESTE',
      auteur: basile.uuid,
      contenu: { rattachement: uuid, compte: clara.uuid },
      texte: 'Personne ne l’a élu.',
    },
  ])
})

test('nobody contests rights they may end: their own, or those they gave and may still remove', async () => {
  const { uuid } = await usager(clara, odile)
  expect(raisons((await challenge(clara, numero, uuid)).body)).toEqual(['Ce sont vos propres droits\u00a0: vous pouvez y mettre fin.'])
  expect(raisons((await challenge(odile, numero, uuid)).body)).toEqual(['Vous avez accordé ces droits\u00a0: vous pouvez les retirer.'])
  await utilisateurs(office).edit(clara, numero, odile.email, { gestion: false })
  expect((await challenge(odile, numero, uuid)).status).toBe(204)
  const etranger = await someone(office)
  expect((await challenge(etranger, numero, uuid)).status).toBe(403)
  await remove(clara, numero, uuid)
  expect(raisons((await challenge(basile, numero, uuid)).body)).toEqual([
    'Ces droits ont déjà pris fin\u00a0: il ne reste rien à contester.',
  ])
})

test('the court answers every contestation of an attachment with a reason mailed to their authors, except one its clerk has not read', async () => {
  const { uuid } = await usager(clara, basile)
  await challenge(basile, numero, uuid)
  const lues = (await usager(clara, court)).contestations.map((each) => each.uuid)
  await utilisateurs(office).edit(clara, numero, odile.email, { gestion: false })
  await challenge(odile, numero, uuid, 'Je ne l’ai pas voulu.')
  const nonLue = await lift(court, numero, uuid, lues)
  expect([nonLue.status, (await usager(clara, court)).contestations.length]).toEqual([412, 2])
  expect(raisons(nonLue.body)).toEqual([expect.stringContaining('contesté de nouveau')])
  expect(await liste(court)).toHaveLength(1)
  const toutes = (await usager(clara, court)).contestations.map((each) => each.uuid)
  expect([(await lift(ailleurs, numero, uuid, toutes)).status, (await liste(court)).length]).toEqual([404, 1])
  expect((await lift(court, numero, uuid, toutes)).status).toBe(204)
  expect(await liste(court)).toEqual([])
  expect((await usager(clara, court)).contestations).toEqual([])
  for (const qui of [basile, odile]) {
    expect((await sentences(qui)).join()).toContain('Le procès-verbal le nomme.')
    expect((await usager(clara, qui)).contestation?.faite?.reponse).toEqual({ le: '2026-11-20', texte: 'Le procès-verbal le nomme.' })
  }
  expect(await sentences(clara)).toHaveLength(1)
  const encore = await lift(court, numero, uuid, toutes)
  expect([encore.status, raisons(encore.body)]).toEqual([412, ["Ce rattachement n'est plus contesté."]])
  expect((await actes()).at(-1)).toMatchObject({
    type: 'RATTACHEMENT_CONTESTATION_LEVEE',
    auteur: court.uuid,
    contenu: { rattachement: uuid, compte: clara.uuid },
    texte: 'Le procès-verbal le nomme.',
  })
  expect(await findBrokenLigne(db, 'association', numero)).toBeNull()
})

test('ending contested rights closes the contestation and mails its author; rights given again may be contested again', async () => {
  const { uuid } = await usager(clara, basile)
  await challenge(basile, numero, uuid)
  const lues = (await usager(clara, court)).contestations.map((each) => each.uuid)
  expect((await remove(court, numero, uuid, 'Élection contestée avec raison.')).status).toBe(204)
  expect(await liste(court)).toEqual([])
  expect((await sentences(basile)).join()).toContain('Ces droits ont pris fin le 20/11/2026')
  expect((await lift(court, numero, uuid, lues)).status).toBe(412)
  await invite(odile, numero, clara.email)
  await reply(clara, numero, true)
  const nouveau = await usager(clara, basile)
  expect(nouveau.contestation).toEqual({ obstacles: [], faite: null })
  expect((await challenge(basile, numero, nouveau.uuid)).status).toBe(204)
})

test('two contests of one person at once are one; a contest and the end of the rights at once are one after the other', async () => {
  const { uuid } = await usager(clara, basile)
  const deux = await Promise.all([challenge(basile, numero, uuid), challenge(basile, numero, uuid)])
  expect(deux.map(({ status }) => status)).toEqual([204, 204])
  expect((await usager(clara, court)).contestations).toHaveLength(1)
  await utilisateurs(office).edit(clara, numero, odile.email, { gestion: false })
  const [contestee, finie] = await Promise.all([challenge(odile, numero, uuid), remove(court, numero, uuid)])
  expect([204, 412]).toContain(contestee.status)
  expect(finie.status).toBe(204)
  expect((await sentences(odile)).filter((texte) => texte.includes('ont pris fin'))).toHaveLength(contestee.status === 204 ? 1 : 0)
})
