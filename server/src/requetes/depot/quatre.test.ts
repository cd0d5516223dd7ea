import type { Answer } from 'contract/core/call'
import type { getDossier } from 'contract/greffe/dossier'
import type { CorpsErreur } from 'domain/core/erreurs'
import { expect, test } from 'vitest'
import { disguises, encryptedPdf, truncatedPdf } from '../../../test/corpus/corpus.ts'
import { demarches, requestOf, anIntention } from '../../../test/filing-history.ts'
import { knownCommune, receptions } from '../../../test/filings.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone } from '../../../test/people.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'

const office = await testOffice({}, true)
const { app, db, settings } = office
const declarant = await someone(office)
const competent = await clerk(office, 'TJ-STRASBOURG')
const autre = await clerk(office, 'TJ-COLMAR')
const strasbourg = await knownCommune(db)

test.each(demarches)('[PROD-06] a %s is filed, and instructed by its competent court alone', async (demarche) => {
  const intention = await anIntention(declarant, strasbourg, office, demarche)
  const answer = await fetch(requestOf(settings.baseUrl, intention))
  expect(answer.status).toBe(201)
  const { numero } = (await answer.json()) as { numero: string }
  const url = `/api/greffe/requete/${numero}`
  const take = (qui: typeof competent) =>
    app.inject({ method: 'POST', url: `${url}/prise-en-charge`, headers: qui.bearer, payload: { version: 1 } })
  expect([(await app.inject({ url, headers: autre.bearer })).statusCode, (await take(autre)).statusCode]).toEqual([404, 404])
  expect((await take(competent)).statusCode).toBe(204)
  const dossier = (await app.inject({ url, headers: competent.bearer })).json<Answer<typeof getDossier>>()
  expect(dossier).toMatchObject({ numero, type: demarche.toUpperCase(), etat: 'EN_COURS' })
})

test('[REF-04] before typing, a form reads the lists and limits, the filer and the documents that the register holds', async () => {
  const statuts = { type: 'STATUTS', nom: 'statuts.pdf', date: '2024-03-01' }
  const { numero } = await aRegisteredAssociation(office, { documents: [statuts] })
  const read = async (url: string, method: 'GET' | 'POST' = 'GET') => (await app.inject({ method, url, headers: declarant.bearer })).json()
  const { journaux, ...limites } = await read('/api/constantes')
  expect(limites).toMatchObject({
    tailleMax: 31_457_280,
    tailleFichierMax: 3_145_728,
    mimeAcceptes: ['application/pdf', 'image/jpeg', 'image/jpg', 'image/png'],
  })
  expect(journaux).toContainEqual({ id: 1, libelle: 'Le Républicain Lorrain', departement: '57' })
  const profil = { uuid: declarant.uuid, email: declarant.email, prenom: 'Camille', nom: 'Essai' }
  expect(await read('/api/utilisateur/authenticate', 'POST')).toMatchObject(profil)
  expect((await read(`/api/association/${numero}`)).association.documents).toMatchObject([statuts])
})

const hostiles = [...Object.values(disguises), await truncatedPdf(), await encryptedPdf()]

test.each(demarches)('no hostile nor damaged file enters by a %s: each is refused at its place, and nothing is kept', async (demarche) => {
  const intention = await anIntention(declarant, strasbourg, office, demarche)
  const [, ...autres] = intention.fichiers
  for (const hostile of hostiles) {
    const answer = await fetch(requestOf(settings.baseUrl, { ...intention, fichiers: [hostile, ...autres] }))
    const { errors } = (await answer.json()) as CorpsErreur
    expect([answer.status, errors.map(({ field }) => field)]).toEqual([400, ['documents[0].fichier']])
  }
  expect(await db.selectFrom('requete').select('numero').where('cle', '=', intention.cle).execute()).toEqual([])
  expect(await receptions(office)).toEqual([])
  // A new send with the same key and the right files succeeds: the refusals left nothing.
  expect((await fetch(requestOf(settings.baseUrl, intention))).status).toBe(201)
})
