import { beforeEach, expect, test } from 'vitest'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone, type Someone } from '../../../test/people.ts'
import { rattachementCalls } from '../../../test/rattachements.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { raisons, utilisateurs } from '../../../test/utilisateurs.ts'
import { someoneWaits } from '../../../test/waiting.ts'
import { actesDe, findBrokenLigne } from '../../core/actes.ts'

const office = await testOffice()
const { db, clock } = office
const { grant, challenge, fiche, invite, courriels, associations } = utilisateurs(office)
const { accept, ask } = rattachementCalls(office)
const court = await clerk(office, 'TJ-STRASBOURG')
const ailleurs = await clerk(office, 'TJ-COLMAR')

let odile: Someone
let basile: Someone
let numero: string

beforeEach(async () => {
  clock.at = new Date('2026-11-20T10:00:00Z')
  odile = await someone(office, { prenom: 'Odile', nom: 'Mittelbrucher' })
  basile = await someone(office, { prenom: 'Basile', nom: 'Obersand' })
  numero = (await aRegisteredAssociation(office, { informations: { denomination: 'Chorale' }, rattaches: [{ personne: odile }] })).numero
})

const sentences = async (who: Someone) => (await courriels(numero, who.email)).map(({ texte }) => texte.replaceAll('\u00a0', ' '))
const actes = async () => (await actesDe(db, 'association', numero)).slice(2)

test('the court gives rights directly to an account, for a reason kept in the journal and mailed to its person and to the attached users, who may contest', async () => {
  const droits = { fonction: 'Président', gestion: true, depot: false, fin: '2027-06-30' }
  expect((await grant(court, numero, ` ${basile.email.toUpperCase()} `, droits)).status).toBe(204)
  const { rattachement, usagers } = await fiche(basile, numero)
  expect(rattachement).toMatchObject({ etat: 'RATTACHE', fonction: 'Président', gestion: true, depot: false })
  const sien = usagers?.find(({ email }) => email === basile.email)
  expect(sien).toMatchObject({ ...droits, accordePar: null })
  const [dit, ...autres] = await sentences(basile)
  expect(autres).toEqual([])
  for (const phrase of ['Le greffe a rattaché votre compte', 'Fonction : Président', 'gérer les utilisateurs', 'Motif : Élection vérifiée'])
    expect(dit).toContain(phrase)
  const [avis] = await sentences(odile)
  for (const phrase of ['Basile Obersand', 'accordé par : Le greffe', 'Motif : Élection vérifiée', `contester=${sien?.uuid ?? ''}`])
    expect(avis).toContain(phrase)
  expect(await actes()).toMatchObject([
    { type: 'RATTACHEMENT', auteur: court.uuid, contenu: { compte: basile.uuid, ...droits }, texte: 'Élection vérifiée' },
  ])
  expect((await challenge(odile, numero, sien?.uuid ?? '')).status).toBe(204)
  expect(await findBrokenLigne(db, 'association', numero)).toBeNull()
})

test('an address without an active account or already attached is refused under its field; a clerk of another court learns neither', async () => {
  const refus = async (email: string, agent = court, droits: object = {}) => {
    const { status, body } = await grant(agent, numero, email, droits)
    return [status, raisons(body)]
  }
  const sansCompte = [
    400,
    ['Aucun compte actif ne porte cette adresse. Envoyez une invitation\u00a0: la personne créera son compte, puis y répondra.'],
  ]
  expect(await refus('personne@exemple.fr')).toEqual(sansCompte)
  expect(await refus(odile.email)).toEqual([400, [`${odile.email} est déjà rattachée à cette association.`]])
  expect(await refus(basile.email, court, { fin: '2026-11-19' })).toEqual([400, ['Choisissez un jour à venir.']])
  expect(await refus(basile.email, court, { motif: '  ' })).toMatchObject([400, [expect.anything()]])
  expect((await grant(ailleurs, numero, basile.email)).body).toEqual((await grant(ailleurs, numero, 'personne@exemple.fr')).body)
  await db.updateTable('compte').set({ etat: 'DESACTIVE' }).where('uuid', '=', basile.uuid).execute()
  expect(await refus(basile.email)).toEqual(sansCompte)
  await db.updateTable('association').set({ etat: 'RADIEE' }).where('numero', '=', numero).execute()
  expect((await grant(court, numero, basile.email)).status).toBe(412)
  expect(await actes()).toEqual([])
})

test('it closes the pending request of the person and invitation, each with a line in the journal', async () => {
  await ask(basile, numero)
  await invite(odile, numero, basile.email)
  expect((await grant(court, numero, basile.email)).status).toBe(204)
  expect((await actes()).map(({ type, auteur }) => [type, auteur]).slice(-3)).toEqual([
    ['RATTACHEMENT', court.uuid],
    ['DEMANDE_RATTACHEMENT_SATISFAITE', court.uuid],
    ['INVITATION_SUPPRIMEE', court.uuid],
  ])
  expect((await fiche(odile, numero)).invitations).toEqual([])
  expect(await associations(basile)).toMatchObject([{ numero, rattachement: 'RATTACHE', invitation: null }])
})

test('a request the court accepts is also mailed once to the other attached users', async () => {
  const { body } = await ask(basile, numero)
  expect((await accept(court, body.tacheRattachement)).status).toBe(204)
  const [avis, ...autres] = await sentences(odile)
  expect(autres).toEqual([])
  expect(avis).toContain(': Basile Obersand.')
  expect((await actes()).map(({ type }) => type)).toEqual(['DEMANDE_RATTACHEMENT', 'DEMANDE_RATTACHEMENT_ACCEPTEE', 'RATTACHEMENT'])
})

test('two simultaneous calls give the rights once', async () => {
  const deux = await Promise.all([grant(court, numero, basile.email), grant(court, numero, basile.email)])
  expect(deux.map(({ status }) => status).toSorted()).toEqual([204, 400])
  expect((await fiche(odile, numero)).usagers).toHaveLength(2)
})

test('an account closed meanwhile gets nothing', async () => {
  const accorde = await db.transaction().execute(async (trx) => {
    await trx.updateTable('compte').set({ etat: 'DESACTIVE' }).where('uuid', '=', basile.uuid).execute()
    const attendu = grant(court, numero, basile.email)
    await someoneWaits(trx)
    // Awaited only once the account is closed: until then it waits for this very transaction.
    return { attendu }
  })
  expect((await accorde.attendu).status).toBe(400)
  expect((await fiche(odile, numero)).usagers).toHaveLength(1)
})
