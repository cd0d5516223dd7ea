import { buffer } from 'node:stream/consumers'
import type { Answer } from 'contract/core/call'
import type { getRequete } from 'contract/suivi/requete'
import { unchangedComite } from 'domain/requetes/examples/filings'
import { expect, test } from 'vitest'
import { makePdf } from '../../../test/corpus/corpus.ts'
import { knownCommune, submitDepot, aCreationIn, aMultipartDepot, aModificationIn } from '../../../test/filings.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone } from '../../../test/people.ts'
import { auTribunal } from '../../../test/pieces.ts'
import { readPdf } from '../../../test/read-pdf.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { aSignataire } from '../../../test/signatories.ts'
import { findVersion } from '../../association/sql.ts'
import { markAllConforming } from '../../../test/verdicts.ts'

const office = await testOffice()
const { app, db, clock, store } = office
const filer = await someone(office)
const ours = await clerk(office, 'TJ-STRASBOURG')
const { acte } = auTribunal(office, ours, filer)
const decision = { le: '2026-12-06', signataire: await aSignataire(db) }
const motifs = [{ article: 'Code civil local, art. 57', motif: 'Le nom est pris.' }]

const prise = async (): Promise<string> => {
  const { numero } = (await submitDepot(office, filer, { depot: aCreationIn(await knownCommune(db)) })).json<{ numero: string }>()
  await acte(numero, 'prise-en-charge')
  await markAllConforming(office, ours, numero)
  return numero
}
/** Makes a creation ready to be registered or rejected on 06/12/2026. */
const makeDecidable = async (issue: 'inscription' | 'rejet'): Promise<string> => {
  clock.at = new Date('2026-11-20T10:00:00Z')
  const numero = await prise()
  if (issue === 'rejet') await acte(numero, 'projet-rejet', { motifs, dateRetour: '2026-12-05' })
  else await acte(numero, 'communication-prefet', { le: '2026-11-20' })
  if (issue === 'inscription') await acte(numero, 'reponse-prefet', { le: '2026-11-20', reponse: 'PAS_D_OPPOSITION' })
  clock.at = new Date('2026-12-06T10:00:00Z')
  return numero
}
const readFollowed = async (numero: string) =>
  (await app.inject({ url: `/api/requete/${numero}`, headers: filer.bearer })).json<Answer<typeof getRequete>>().documents
const lettreDe = async (numero: string, type: 'NOTIFICATION_DECISION' | 'ORDONNANCE' = 'NOTIFICATION_DECISION') => {
  const { sha256 } = await db
    .selectFrom('document_requete')
    .select('sha256')
    .where('requete', '=', numero)
    .where('type', '=', type)
    .unionAll(db.selectFrom('document').select('sha256').where('requete', '=', numero).where('type', '=', type))
    .executeTakeFirstOrThrow()
  return (await readPdf(await buffer((await store.read(sha256)).stream))).text
}

test('[STAFF-10] [ENT-20] the clerk chooses the appeal of a registration, the addressee of its letter and how it is sent; the declarant reads them', async () => {
  const numero = await makeDecidable('inscription')
  const choix = { recours: 'POURVOI_ORDINAIRE', destinataire: 'ASSOCIATION', lrar: true }
  expect((await acte(numero, 'inscription', { ...decision, ...choix })).status).toBe(200)
  const lettre = await lettreDe(numero)
  expect(lettre).toContain(
    '67070 Strasbourg Cedex Association chorale de Mittelbruch 3 place du Lavoir imaginaire 67000 Strasbourg Notification',
  )
  expect(lettre).toContain('Envoi Lettre recommandée avec avis de réception')
  expect(lettre).toContain('peut faire l’objet d’un pourvoi devant la cour d’appel de Colmar')
  expect(await lettreDe(numero, 'ORDONNANCE')).toContain('Cette ordonnance est notifiée à l’association')
  expect((await readFollowed(numero)).map(({ type, destinataire }) => [type, destinataire])).toEqual([
    [
      'NOTIFICATION_DECISION',
      { libelle: 'Association chorale de Mittelbruch', pourvoi: 'POURVOI_ORDINAIRE', delai: null, lrar: true, vautNotification: false },
    ],
    ['ORDONNANCE', null],
    ['CERTIFICAT_INSCRIPTION', null],
  ])
})

test('[STAFF-10] [ENT-20] the clerk chooses the same for a rejection; otherwise the law decides', async () => {
  const chosen = await makeDecidable('rejet')
  expect((await acte(chosen, 'rejet', { ...decision, motifs, recours: 'POURVOI_ORDINAIRE', lrar: true })).status).toBe(204)
  const lettre = await lettreDe(chosen)
  expect(lettre).toContain('Madame Odile Mittelbrucher')
  expect(lettre).toContain('Envoi Lettre recommandée avec avis de réception')
  expect(lettre).toContain('peut faire l’objet d’un pourvoi devant la cour d’appel de Colmar')
  expect(await lettreDe(chosen, 'ORDONNANCE')).toContain('notifiée à la personne qui a déposé la requête')
  const usual = await makeDecidable('rejet')
  expect((await acte(usual, 'rejet', { ...decision, motifs })).status).toBe(204)
  expect(await lettreDe(usual)).toContain('pourvoi immédiat')
  expect(await lettreDe(usual)).not.toContain('Lettre recommandée')
  expect((await readFollowed(usual)).find(({ type }) => type === 'NOTIFICATION_DECISION')?.destinataire).toEqual({
    libelle: 'Odile Mittelbrucher',
    pourvoi: 'POURVOI_IMMEDIAT',
    delai: 'dans les quinze jours à compter de la notification',
    lrar: false,
    vautNotification: false,
  })
})

test('the rejection of a request on an association of the Moselle may be notified to it, at its seat in the register, and is appealed in Metz', async () => {
  clock.at = new Date('2026-11-20T10:00:00Z')
  const ailleurs = await clerk(office, 'TJ-METZ')
  const metz = await knownCommune(db, '57463')
  const { informations } = aCreationIn(metz).association
  const { numero: association } = await aRegisteredAssociation(office, {
    tribunal: 'TJ-METZ',
    informations,
    rattaches: [{ personne: filer, depot: true }],
  })
  const { contenu } = (await findVersion(db, association)) ?? {}
  const depot = { ...aModificationIn(metz), comite: unchangedComite(contenu), renouvellementComite: true }
  const { body: payload, headers } = aMultipartDepot({ depot, fichiers: [await makePdf()] })
  const deposee = await app.inject({
    method: 'POST',
    url: `/api/requete/modification/${association}`,
    headers: { ...headers, ...filer.bearer },
    payload,
  })
  const { numero } = deposee.json<{ numero: string }>()
  await acte(numero, 'prise-en-charge', {}, ailleurs)
  await acte(numero, 'projet-rejet', { motifs, dateRetour: '2026-12-05' }, ailleurs)
  clock.at = new Date('2026-12-06T10:00:00Z')
  const dite = {
    ...decision,
    signataire: await aSignataire(db, { tribunal: 'TJ-METZ' }),
    motifs,
    destinataire: 'ASSOCIATION',
    recours: 'POURVOI_ORDINAIRE',
  }
  expect((await acte(numero, 'rejet', dite, ailleurs)).status).toBe(204)
  const lettre = await lettreDe(numero)
  expect(lettre).toContain(`${informations.denomination} ${informations.adresse.adresse}`)
  expect(lettre).not.toContain('Madame Odile Mittelbrucher')
  expect(lettre).toContain('peut faire l’objet d’un pourvoi devant la cour d’appel de Metz')
  expect(await lettreDe(numero, 'ORDONNANCE')).toContain('Cette ordonnance est notifiée à l’association')
})

test.each([
  ['a rejection without appeal', { recours: 'SANS_RECOURS' }, 'recours'],
  ['a letter to an association that is not registered', { destinataire: 'ASSOCIATION' }, 'destinataire'],
])('[STAFF-10] %s is refused under its field, and decides nothing', async (_, choix, field) => {
  const numero = await makeDecidable('rejet')
  const { status, body } = await acte(numero, 'rejet', { ...decision, motifs, ...choix })
  expect([status, body.errors.map((erreur: { field: string }) => erreur.field)]).toEqual([400, [field]])
  expect((await readFollowed(numero)).map(({ type }) => type)).toEqual(['PROJET_REJET'])
})
