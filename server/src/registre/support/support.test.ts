import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { auGreffe } from '../../../test/greffe-association.ts'
import { aDemande } from '../../../test/rattachements.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone } from '../../../test/people.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { aRequeteOn } from '../../../test/requests.ts'
import { membre, utilisateurs } from '../../../test/utilisateurs.ts'
import { saveInvitation } from '../../rattachements/invitation/save.ts'

const office = await testOffice()
const { app, db, now } = office
const ada = await someone(office, { prenom: 'Ada', nom: 'Support', authorities: ['USAGER', 'ADMINISTRATION'] })
const greffier = await clerk(office, 'TJ-STRASBOURG')
const { invite, fiche } = utilisateurs(office)
const { raise } = auGreffe(office, greffier)

const read = async (uuid: string, numero: string) => {
  const answer = await app.inject({ url: `/api/administration/compte/${uuid}/association/${numero}`, headers: ada.bearer })
  return { status: answer.statusCode, body: answer.json() }
}
const raisonsDe = ({ actions }: { actions: { action: string; raisons: string[] }[] }, action: string) =>
  actions.find((one) => one.action === action)?.raisons

test('an attached person with the right to file may file; a request under instruction prevents it, with the reason of their sheet', async () => {
  const odile = await someone(office, { prenom: 'Odile', nom: 'Mittelbrucher' })
  const { numero } = await aRegisteredAssociation(office, { rattaches: [{ personne: odile, gestion: false, depot: true }] })
  const { body } = await read(odile.uuid, numero)
  expect(body).toMatchObject({
    compte: { prenom: 'Odile', nom: 'Mittelbrucher', etat: 'ACTIF' },
    association: { numero, tribunal: 'Tribunal judiciaire de Strasbourg' },
    lien: 'RATTACHE',
    rattachements: [{ gestion: false, depot: true, vivant: true, termineLe: null }],
    invitations: [],
    demandes: [],
    requetes: [],
  })
  expect(raisonsDe(body, 'modification')).toEqual([])
  const requete = 'R26000001'
  await aRequeteOn(office, { association: numero, compte: odile.uuid, numero: requete })
  const after = (await read(odile.uuid, numero)).body
  expect(after.requetes).toMatchObject([{ numero: requete, etat: 'EN_COURS', deposant: true }])
  expect(raisonsDe(after, 'modification')?.join(' ')).toContain(requete)
  expect((await fiche(odile, numero)).requeteEnCours?.numero).toBe(requete)
  // The support learns that there is a non-conformity, not its text.
  expect((await raise(numero, 1, 'Statuts non datés', true)).status).toBe(200)
  const lacking = (await read(odile.uuid, numero)).body
  expect(lacking.association.etat).toBe('NONCONFORME')
  expect((await fiche(odile, numero)).nonConformites).toEqual(['Statuts non datés'])
  expect(JSON.stringify(lacking)).not.toContain('Statuts non datés')
})

test('a person not attached gets the reason; their invitations, requests and refusals are listed with their state', async () => {
  const anatole = await someone(office, { prenom: 'Anatole', nom: 'Ancien' })
  const { numero } = await aRegisteredAssociation(office)
  // Requests and invitations of other people are not listed.
  await aRequeteOn(office, { association: numero, compte: greffier.uuid, numero: 'R26000002' })
  await invite(greffier, numero, anatole.email, membre)
  expect((await read(anatole.uuid, numero)).body).toMatchObject({ lien: 'INVITATION_EN_COURS', invitations: [{ statut: 'EN_ATTENTE' }] })
  await db.updateTable('invitation').set({ statut: 'REFUSEE' }).where('association', '=', numero).execute()
  await db.transaction().execute((trx) => aDemande(trx, { association: numero, compte: anatole.uuid, fonction: 'Trésorier', now: now() }))
  await db
    .updateTable('demande_rattachement')
    .set({ statut: 'REFUSE', decidee_le: now(), motif: 'Pièce illisible' })
    .where('association', '=', numero)
    .execute()
  const { body } = await read(anatole.uuid, numero)
  expect(body).toMatchObject({
    lien: 'NON_RATTACHE',
    rattachements: [],
    requetes: [],
    invitations: [{ statut: 'REFUSEE' }],
    demandes: [{ fonction: 'Trésorier', statut: 'REFUSE', motif: 'Pièce illisible', decideeLe: now().toISOString() }],
  })
  expect(raisonsDe(body, 'radiation')).not.toEqual([])
})

test('an unanswered invitation is shown as awaited until its thirtieth day, and as expired after it', async () => {
  const anatole = await someone(office)
  const { numero } = await aRegisteredAssociation(office)
  const invitation = { association: numero, fonction: 'Membre', email: anatole.email, gestion: false, depot: true, auteur: greffier.uuid }
  const createSent = (le: string) =>
    db.transaction().execute((trx) => saveInvitation(trx, { ...invitation, now: new Date(`${le}T10:00:00Z`) }))
  const id = await createSent('2026-10-20')
  expect((await read(anatole.uuid, numero)).body).toMatchObject({ lien: 'NON_RATTACHE', invitations: [{ statut: 'EXPIREE' }] })
  // Nothing has written the expiry: the time has only passed.
  expect(await db.selectFrom('invitation').select('statut').where('id', '=', id).execute()).toEqual([{ statut: 'EN_ATTENTE' }])
  await db.deleteFrom('invitation').where('id', '=', id).execute()
  await createSent('2026-10-21')
  expect((await read(anatole.uuid, numero)).body).toMatchObject({
    lien: 'INVITATION_EN_COURS',
    invitations: [{ statut: 'EN_ATTENTE' }],
  })
})

test('for a person who cannot sign in, every action gives that reason first; an unknown person or association is not found', async () => {
  const inactif = await someone(office)
  await db.updateTable('compte').set({ etat: 'DESACTIVE' }).where('uuid', '=', inactif.uuid).execute()
  const { numero } = await aRegisteredAssociation(office)
  for (const { raisons } of (await read(inactif.uuid, numero)).body.actions)
    expect(raisons[0]).toBe('Ce compte est désactivé\u00A0: la personne ne peut pas se connecter.')
  expect([(await read(inactif.uuid, 'STR999999')).status, (await read(randomUUID(), numero)).status]).toEqual([404, 404])
})

test('each consultation is in the security log, with the support account, the person and the association', async () => {
  const odile = await someone(office)
  const { numero } = await aRegisteredAssociation(office)
  await read(odile.uuid, numero)
  const looks = await db
    .selectFrom('securite')
    .select(['type', 'compte', 'detail'])
    .where('compte', '=', ada.uuid)
    .orderBy('instant')
    .execute()
  expect(looks).toContainEqual({ type: 'COMPTE_CONSULTE', compte: ada.uuid, detail: { consulte: odile.uuid, association: numero } })
})
