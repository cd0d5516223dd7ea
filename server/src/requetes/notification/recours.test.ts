import type { Answer } from 'contract/core/call'
import type { getRequete } from 'contract/suivi/requete'
import { beforeEach, expect, test } from 'vitest'
import { knownCommune, submitDepot, aCreationIn } from '../../../test/filings.ts'
import { whereOpeningNotifies } from '../../../test/judges.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone, type Someone } from '../../../test/people.ts'
import { auTribunal } from '../../../test/pieces.ts'
import { aSignataire } from '../../../test/signatories.ts'
import { findBrokenLigne } from '../../core/actes.ts'

const office = await testOffice()
const { app, db, clock } = office
const declarant = 'odile.mittelbrucher@exemple.fr'
const filer = await someone(office, { prenom: 'Odile', nom: 'Mittelbrucher' })
const stranger = await someone(office, { prenom: 'Ursule', nom: 'Grendelbach' })
const ours = await clerk(office, 'TJ-STRASBOURG')
const signataire = await aSignataire(db)
const { acte } = auTribunal(office, ours, filer)
const motifs = [{ article: 'Code civil local, art. 57', motif: 'Le nom est pris.' }]
const enLigne = (...tribunaux: string[]) => whereOpeningNotifies(office, ours.uuid, tribunaux)

/** A creation filed on 20/11/2026 and rejected on 06/12/2026. */
const rejectCreation = async (adresse: object = {}): Promise<string> => {
  clock.at = new Date('2026-11-20T10:00:00Z')
  const depot = aCreationIn(await knownCommune(db))
  const deposee = await submitDepot(office, filer, { depot: { ...depot, declarant: { ...depot.declarant, ...adresse } } })
  const { numero } = deposee.json<{ numero: string }>()
  await acte(numero, 'prise-en-charge')
  await acte(numero, 'projet-rejet', { motifs, dateRetour: '2026-12-04' })
  clock.at = new Date('2026-12-06T10:00:00Z')
  expect((await acte(numero, 'rejet', { le: '2026-12-06', signataire, motifs })).status).toBe(204)
  return numero
}
const read = async (numero: string, qui: Someone = filer) =>
  (await app.inject({ url: `/api/requete/${numero}`, headers: qui.bearer })).json<Answer<typeof getRequete>>()
const lettre = async (numero: string, qui?: Someone) => {
  const { uuid, destinataire } = (await read(numero, qui)).documents.find(({ type }) => type === 'NOTIFICATION_DECISION') ?? {}
  return { uuid, destinataire }
}
const recours = async (numero: string) => (await read(numero)).etapes.find(({ nom }) => nom === 'Recours')
const open = async (numero: string, qui: Someone = filer) => {
  const { uuid } = await lettre(numero)
  return (await app.inject({ url: `/api/requete/${numero}/document/${uuid}`, headers: qui.bearer })).statusCode
}
const notifications = async (numero: string) =>
  (
    await db
      .selectFrom('acte')
      .select(['contenu', 'auteur'])
      .where('sujet_id', '=', numero)
      .where('type', '=', 'NOTIFICATION')
      .orderBy('rang')
      .execute()
  ).map(({ contenu, auteur }) => ({ contenu, auteur }))
const courriels = (numero: string) =>
  db
    .selectFrom('courriel')
    .select(['destinataire', 'sujet', 'texte'])
    .where('evenement', '~', `^requete/${numero}/notification-\\d+$`)
    .orderBy('cree_le')
    .orderBy('destinataire', 'desc')
    .execute()
const dossier = async (numero: string) => (await app.inject({ url: `/api/greffe/requete/${numero}`, headers: ours.bearer })).json()

const attente = 'dans les quinze jours à compter de la notification'

beforeEach(async () => {
  await enLigne()
})

test('until the day of the notification is known, pages and mail give the delay; the clerk records the returned letter, and they give its last day', async () => {
  const numero = await rejectCreation()
  expect((await lettre(numero)).destinataire).toMatchObject({ pourvoi: 'POURVOI_IMMEDIAT', delai: attente, vautNotification: false })
  expect(await recours(numero)).toMatchObject({ etat: 'EN_COURS', phrase: `Un pourvoi immédiat est possible ${attente}.` })
  const decision = await db
    .selectFrom('courriel')
    .select('texte')
    .where('evenement', '=', `requete/${numero}/rejet`)
    .executeTakeFirstOrThrow()
  expect(decision.texte).toContain(`Un pourvoi immédiat est possible ${attente}.`)
  expect((await dossier(numero)).notification).toEqual({
    phrase: `Un pourvoi immédiat est possible ${attente}.`,
    enregistree: false,
    demeure: 'METROPOLE',
  })
  // Where the court has not chosen it, opening the letter online notifies nothing.
  expect(await open(numero)).toBe(200)
  expect(await notifications(numero)).toEqual([])

  clock.at = new Date('2026-12-14T10:00:00Z')
  const dite = { le: '2026-12-11', voie: 'LRAR', demeure: 'METROPOLE' }
  expect((await acte(numero, 'notification', { ...dite, le: '2026-12-05' })).body.errors).toEqual([
    { field: 'le', defaultMessage: "La date ne peut être antérieure à l'ordonnance (06/12/2026)." },
  ])
  expect((await acte(numero, 'notification', { ...dite, voie: 'AFFICHAGE' })).body.errors).toMatchObject([{ field: 'voie' }])
  expect((await acte(numero, 'notification', { ...dite, voie: 'EN_LIGNE' })).status).toBe(400)
  expect((await acte(numero, 'notification', dite)).status).toBe(204)
  expect(await notifications(numero)).toEqual([{ contenu: { type: 'NOTIFICATION', ...dite }, auteur: ours.uuid }])

  const phrase =
    'La décision a été notifiée le 11/12/2026, par lettre recommandée. Un pourvoi immédiat est possible au plus tard le 28/12/2026.'
  expect((await lettre(numero)).destinataire).toMatchObject({ delai: 'au plus tard le 28/12/2026' })
  expect((await dossier(numero)).notification).toMatchObject({ phrase, enregistree: true })
  for (const jour of ['2026-12-27', '2026-12-28']) {
    clock.at = new Date(`${jour}T22:30:00Z`)
    expect(await recours(numero)).toMatchObject({ etat: 'EN_COURS', phrase })
  }
  clock.at = new Date('2026-12-28T23:30:00Z')
  expect(await recours(numero)).toMatchObject({ etat: 'FAITE', phrase: phrase.replace('est possible', 'était possible') })
  const envoyes = await courriels(numero)
  expect(envoyes.map(({ destinataire }) => destinataire).toSorted()).toEqual([filer.email, declarant].toSorted())
  for (const { sujet, texte } of envoyes) {
    expect(sujet).toBe(`Délai de recours, requête n°\u00a0${numero}`)
    expect(texte).toContain(phrase)
    expect(texte).toContain(`/requete/detail/${numero}`)
  }
  expect(await findBrokenLigne(db, 'requete', numero)).toBeNull()
})

test('a mistaken day is corrected and recorded again: the pages say the right last day, which is mailed', async () => {
  const numero = await rejectCreation()
  clock.at = new Date('2026-12-21T10:00:00Z')
  await acte(numero, 'notification', { le: '2026-12-11', voie: 'LRAR', demeure: 'METROPOLE' })
  const { corrigibles } = (await dossier(numero)).situation
  expect((await acte(numero, 'correction', { corrige: corrigibles.at(-1), motif: "L'avis est du 14." })).status).toBe(204)
  expect((await lettre(numero)).destinataire).toMatchObject({ delai: attente })
  const corrigees = await db
    .selectFrom('courriel')
    .select(['destinataire', 'sujet', 'texte'])
    .where('evenement', '~', `^requete/${numero}/notification-corrigee-`)
    .execute()
  expect(corrigees.map(({ destinataire }) => destinataire).toSorted()).toEqual([filer.email, declarant].toSorted())
  for (const { sujet, texte } of corrigees) {
    expect(sujet).toBe(`Délai de recours corrigé, requête n°\u00a0${numero}`)
    expect(texte).toContain(
      `Le greffe a corrigé la date de notification de la décision. La fin du délai annoncée, au plus tard le 28/12/2026, n'est plus valable. Un pourvoi immédiat est possible ${attente}.`,
    )
    expect(texte).toContain(`/requete/detail/${numero}`)
  }
  expect((await acte(numero, 'notification', { le: '2026-12-14', voie: 'LRAR', demeure: 'OUTRE_MER' })).status).toBe(204)
  expect((await lettre(numero)).destinataire).toMatchObject({ delai: 'au plus tard le 29/01/2027' })
  const said = (await courriels(numero)).filter(({ destinataire }) => destinataire === declarant).map(({ texte }) => texte)
  expect(said.map((texte) => /possible (.*)\./.exec(texte ?? '')?.[1])).toEqual(
    expect.arrayContaining(['au plus tard le 28/12/2026', 'au plus tard le 29/01/2027']),
  )
  expect(said).toHaveLength(2)
})

test('where the court has chosen it, the first opening by the addressee notifies the decision, once; the page says so before', async () => {
  await enLigne('TJ-STRASBOURG')
  const numero = await rejectCreation()
  expect((await lettre(numero)).destinataire).toMatchObject({ delai: attente, vautNotification: true })
  // The clerk who opens it is not its addressee, and a stranger gets 404.
  expect((await lettre(numero, ours)).destinataire).toMatchObject({ vautNotification: false })
  expect([await open(numero, ours), await open(numero, stranger)]).toEqual([200, 404])
  expect(await notifications(numero)).toEqual([])

  clock.at = new Date('2026-12-14T10:00:00Z')
  // Two concurrent openings count as one.
  expect(await Promise.all([open(numero), open(numero)])).toEqual([200, 200])
  clock.at = new Date('2026-12-16T10:00:00Z')
  expect(await open(numero)).toBe(200)
  expect(await notifications(numero)).toEqual([
    { contenu: { type: 'NOTIFICATION', le: '2026-12-14', voie: 'EN_LIGNE', demeure: 'METROPOLE' }, auteur: filer.uuid },
  ])
  expect((await lettre(numero)).destinataire).toMatchObject({ delai: 'au plus tard le 29/12/2026', vautNotification: false })
  expect((await recours(numero))?.phrase).toBe(
    'La décision a été notifiée le 14/12/2026, par la première ouverture de la notification en ligne. Un pourvoi immédiat est possible au plus tard le 29/12/2026.',
  )
  expect((await courriels(numero)).map(({ destinataire }) => destinataire).toSorted()).toEqual([filer.email, declarant].toSorted())
  expect((await acte(numero, 'notification', { le: '2026-12-15', voie: 'LRAR', demeure: 'METROPOLE' })).body.globalErrors).toEqual([
    { defaultMessage: 'la décision a été notifiée le 14/12/2026' },
  ])
  expect(await findBrokenLigne(db, 'requete', numero)).toBeNull()
})

test.each<[string, string, object]>([
  ['in another court than the one that has chosen it', 'TJ-COLMAR', {}],
  ['by an addressee whose address no French commune has', 'TJ-STRASBOURG', { codePostal: '77694', ville: 'Kehl' }],
  ['by an addressee with a foreign postal code', 'TJ-STRASBOURG', { codePostal: '4051', ville: 'Basel' }],
])('an opening %s notifies nothing, and the page does not say that it would', async (_, tribunal, adresse) => {
  await enLigne(tribunal)
  const numero = await rejectCreation(adresse)
  expect((await lettre(numero)).destinataire).toMatchObject({ vautNotification: false })
  expect(await open(numero)).toBe(200)
  expect(await notifications(numero)).toEqual([])
})

test('an administrator chooses the courts, each once; a court that does not exist is refused under its field', async () => {
  const ada = await someone(office, { prenom: 'Ada', nom: 'Support', authorities: ['USAGER', 'ADMINISTRATION'] })
  const url = '/api/administration/reglages'
  const {
    journal: _,
    plafond: __,
    production: ___,
    demonstration: ____,
    ...settings
  } = (await app.inject({ url, headers: ada.bearer })).json()
  const put = (notificationEnLigne: string[]) =>
    app.inject({ method: 'PUT', url, headers: ada.bearer, payload: { ...settings, notificationEnLigne } })
  expect((await put(['TJ-NULLEPART'])).json().errors).toMatchObject([{ field: 'notificationEnLigne' }])
  expect((await put(['TJ-METZ', 'TJ-COLMAR', 'TJ-METZ'])).statusCode).toBe(200)
  expect((await app.inject({ url, headers: ada.bearer })).json().notificationEnLigne).toEqual(['TJ-COLMAR', 'TJ-METZ'])
})
