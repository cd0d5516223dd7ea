import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testPassword, withPassword } from '../../../test/accounts.ts'
import { retain } from '../../../test/brouillons.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone, type Someone } from '../../../test/people.ts'
import { aDemande } from '../../../test/rattachements.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { aRequeteOn } from '../../../test/requests.ts'
import { utilisateurs } from '../../../test/utilisateurs.ts'
import { actesDe, findBrokenLigne } from '../../core/actes.ts'
import { startFollowing } from '../../rattachements/suivre/sql.ts'

const office = await testOffice()
const { app, db } = office
const greffier = await clerk(office, 'TJ-STRASBOURG')

const read = (url: string, { bearer }: Someone) => app.inject({ url, headers: bearer })
const close = (qui: Someone, mot = testPassword) =>
  app.inject({ method: 'POST', url: '/api/utilisateur/fermeture', headers: qui.bearer, payload: { motPasse: mot } })
const compte = (uuid: string) => db.selectFrom('compte').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow()
const courriels = async (destinataire: string) =>
  (await db.selectFrom('courriel').select('sujet').where('destinataire', '=', destinataire).execute()).map(({ sujet }) =>
    sujet.replaceAll('\u00a0', ' '),
  )

test('a person gets their data in a file with French names: account, attachments, requests, follows, acts; nothing about others', async () => {
  const elle = await withPassword(office, { prenom: 'Aloïse', nom: 'Rapp' })
  const { numero } = await aRegisteredAssociation(office, { rattaches: [{ personne: elle }] })
  await aRequeteOn(office, { association: numero, compte: elle.uuid, numero: 'R26007001' })
  await startFollowing(db, elle.uuid, numero, office.now())
  const answer = await read('/api/utilisateur/donnees', elle)
  expect(answer.headers['content-disposition']).toContain('mes-donnees-2026-11-20.json')
  const donnees = answer.json()
  expect(donnees).toMatchObject({
    Compte: { Prénom: 'Aloïse', Nom: 'Rapp', 'Adresse courriel': elle.email },
    Rattachements: [{ Association: numero, 'Peut déposer': true }],
    'Requêtes déposées': [{ Numéro: 'R26007001', Contenu: expect.any(Object) }],
    'Associations suivies': [{ Numéro: numero }],
    Sessions: [expect.any(Object)],
    Actes: [expect.objectContaining({ Dossier: 'requete R26007001' })],
  })
  expect((await read('/api/utilisateur/donnees', await someone(office))).body).not.toContain('R26007001')
})

test('the data include current drafts: the kind of filing, its association or name, the day it was saved, its content', async () => {
  const elle = await someone(office)
  const { numero } = await aRegisteredAssociation(office, { rattaches: [{ personne: elle }] })
  await retain(office, elle, randomUUID(), { denomination: 'Chorale du Ried', contenu: { declarant: { nom: 'Weber' } } })
  office.clock.at = new Date(office.clock.at.getTime() + 60_000)
  const sur = { type: 'MODIFICATION', association: numero, denomination: 'Chorale', contenu: { motif: 'Nouveau siège' } }
  await retain(office, elle, randomUUID(), sur)
  expect((await read('/api/utilisateur/donnees', elle)).json()['Saisies en cours']).toEqual([
    {
      Type: 'CREATION',
      Association: 'Chorale du Ried',
      'Enregistrée le': '2026-11-20T10:00:00.000Z',
      Contenu: { declarant: { nom: 'Weber' } },
    },
    { Type: 'MODIFICATION', Association: numero, 'Enregistrée le': '2026-11-20T10:01:00.000Z', Contenu: { motif: 'Nouveau siège' } },
  ])
  expect((await read('/api/utilisateur/donnees', await someone(office))).json()['Saisies en cours']).toEqual([])
})

test('closing an account erases the person at once, keeps the register, frees the address and mails the people concerned', async () => {
  const elle = await withPassword(office, { prenom: 'Odile', nom: 'Mittelbrucher' })
  const reste = await someone(office)
  const { numero } = await aRegisteredAssociation(office, {
    rattaches: [{ personne: elle }, { personne: reste, gestion: false }],
  })
  await aRequeteOn(office, { association: numero, compte: elle.uuid, numero: 'R26007002', etat: 'INSCRITE' })
  await startFollowing(db, elle.uuid, numero, office.now())
  expect((await read('/api/utilisateur/fermeture', elle)).json()).toEqual({
    obstacles: [],
    brouillons: 0,
    rattachements: 1,
    dernieres: [{ numero, nom: 'Association chorale de Mittelbruch' }],
  })
  expect((await close(elle, 'pas le bon mot')).json()).toMatchObject({ errors: [{ field: 'motPasse' }] })
  expect((await compte(elle.uuid)).etat).toBe('ACTIF')
  expect((await close(elle)).statusCode).toBe(204)

  expect((await read('/api/utilisateur/fermeture', elle)).statusCode).toBe(401)
  const apres = await compte(elle.uuid)
  expect(JSON.stringify(apres)).not.toMatch(/Odile|Mittelbrucher/)
  expect(apres).toMatchObject({ etat: 'DESACTIVE', mot_passe: null, email: `${elle.uuid}@compte-supprime.invalid` })
  expect(await courriels(elle.email)).toContain('Votre compte est supprimé')
  const sansGestion = "Utilisateurs de l'association Association chorale de Mittelbruch"
  expect(await courriels(reste.email)).toContain(sansGestion)
  expect(await courriels(greffier.email)).toContain(sansGestion)
  expect(await db.selectFrom('suivi_association').select('code').where('compte', '=', elle.uuid).execute()).toEqual([])
  const fins = (await actesDe(db, 'association', numero)).filter(({ type }) => type === 'FIN_RATTACHEMENT')
  expect(fins).toMatchObject([{ auteur: elle.uuid, contenu: { compte: elle.uuid } }])
  for (const [sujet, id] of [
    ['compte', elle.uuid],
    ['association', numero],
    ['requete', 'R26007002'],
  ] as const)
    expect(await findBrokenLigne(db, sujet, id)).toBeNull()
  // Filings stay, under the uuid.
  expect(await db.selectFrom('requete').select('compte').where('numero', '=', 'R26007002').executeTakeFirst()).toEqual({
    compte: elle.uuid,
  })
  await db.updateTable('compte').set({ email: elle.email }).where('uuid', '=', reste.uuid).execute()
})

test('an account with a request under way, or rights of the court, does not end', async () => {
  const elle = await withPassword(office)
  const { numero } = await aRegisteredAssociation(office, { rattaches: [{ personne: elle }] })
  await aRequeteOn(office, { association: numero, compte: elle.uuid, numero: 'R26007003' })
  expect(await close(elle).then((answer) => answer.json())).toMatchObject({
    globalErrors: [{ defaultMessage: expect.stringContaining('R26007003') }],
  })
  expect((await compte(elle.uuid)).etat).toBe('ACTIF')
  const agent = await withPassword(office, { authorities: ['USAGER', 'GREFFE'], tribunaux: ['TJ-COLMAR'] })
  expect((await close(agent)).statusCode).toBe(403)
})

test('closing an account ends what awaited it: its request to the court, in the journal; the contestation of its rights, with a mail to the contestant', async () => {
  const elle = await withPassword(office, { prenom: 'Clara', nom: 'Rosenholz' })
  const reste = await someone(office)
  const { numero } = await aRegisteredAssociation(office, { rattaches: [{ personne: elle }, { personne: reste }] })
  const { numero: autre } = await aRegisteredAssociation(office)
  const demande = await db
    .transaction()
    .execute((trx) => aDemande(trx, { association: autre, compte: elle.uuid, fonction: 'Membre', now: office.now() }))
  const { challenge, fiche } = utilisateurs(office)
  const sien = (await fiche(reste, numero)).usagers?.find(({ email }) => email === elle.email)
  expect((await challenge(reste, numero, sien?.uuid ?? '')).status).toBe(204)
  expect((await close(elle)).statusCode).toBe(204)
  expect((await actesDe(db, 'association', autre)).at(-1)).toMatchObject({
    type: 'DEMANDE_RATTACHEMENT_SANS_OBJET',
    auteur: elle.uuid,
    contenu: { demande },
  })
  expect(await findBrokenLigne(db, 'association', autre)).toBeNull()
  expect(await courriels(reste.email)).toContain('Droits contestés retirés, association Association chorale de Mittelbruch')
})
