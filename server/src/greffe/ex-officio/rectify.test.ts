import type { Answer } from 'contract/core/call'
import type { getAssociation } from 'contract/registre/fiche'
import { aRectification } from 'domain/requetes/examples/ex-officio'
import type { Rectification } from 'domain/requetes/ex-officio/rectification'
import { expect, test } from 'vitest'
import { knownCommune } from '../../../test/filings.ts'
import { auGreffe } from '../../../test/greffe-association.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone } from '../../../test/people.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { findVersion } from '../../association/sql.ts'
import { actesDe, findBrokenLigne } from '../../core/actes.ts'

const office = await testOffice()
const { app, db } = office
const greffier = await clerk(office, 'TJ-STRASBOURG')
const [rattachee, curieuse] = await Promise.all([someone(office), someone(office)])
const { callGreffe, instantane } = auGreffe(office, greffier)
const commune = await knownCommune(db)

const anAssociation = async () => (await aRegisteredAssociation(office, { rattaches: [{ personne: rattachee }] })).numero
const version = async (numero: string) => {
  const trouvee = await findVersion(db, numero)
  if (!trouvee) throw new Error('no version')
  return trouvee
}
const rectify = (numero: string, vue: number, rectification: Rectification) =>
  callGreffe('POST', `/${numero}/rectification`, { version: vue, rectification })
const fiche = async (numero: string): Promise<Answer<typeof getAssociation>> =>
  (await app.inject({ url: `/api/association/${numero}`, headers: curieuse.bearer })).json()
const courriels = (numero: string, email: string) =>
  db
    .selectFrom('courriel')
    .select(['sujet', 'texte'])
    .where('evenement', 'like', `association/${numero}/%`)
    .where('destinataire', '=', email)
    .execute()

test('[STAFF-11] [STATE-05] [STATE-12] the court corrects the register: a version RECTIFICATION says what it touched, on the public sheet', async () => {
  const numero = await anAssociation()
  const { contenu: avant } = await version(numero)
  const rectification = aRectification(avant, { denomination: 'Chorale rectifiée' })
  expect(await rectify(numero, 1, rectification)).toEqual({ status: 200, body: { version: 2 } })
  const { association, associationRehydrateVisibles: history } = await fiche(numero)
  expect(association).toMatchObject({
    etatAssociation: 'INSCRITE',
    informations: { denomination: 'Chorale rectifiée', objet: 'Chanter, et faire chanter.' },
    indexMembres: avant.indexMembres,
  })
  expect(history[0]).toMatchObject({
    type: 'RECTIFICATION',
    typeRequete: 'RECTIFICATION',
    sousTypes: ['STATUTS', 'DENOMINATION'],
    requete: null,
  })
  const { contenu: apres } = await version(numero)
  expect(apres.members).toEqual(avant.members)
})

test('[STAFF-11] [STAFF-29] attached users get a mail with the changes and the reason, followers that the sheet changed; the journal keeps before and after', async () => {
  const numero = await anAssociation()
  await app.inject({ method: 'PUT', url: `/api/association/${numero}/suivi`, headers: curieuse.bearer, payload: { suivre: true } })
  const { contenu: avant } = await version(numero)
  await rectify(numero, 1, aRectification(avant))
  const [avis, ...autres] = await courriels(numero, rattachee.email)
  expect(autres).toEqual([])
  expect(avis?.texte).toContain(
    `Ce qui a changé, avant → après\u00a0:\nObjet et activité, Objet\u00a0: ${avant.informations.objet} → Chanter, et faire chanter.\n`,
  )
  expect(avis?.texte).toContain("Motif\u00a0: Erreur de copie de l'acte")
  expect((await courriels(numero, curieuse.email)).map(({ texte }) => texte)).toEqual([expect.stringContaining("Rectification d'office")])
  const acte = (await actesDe(db, 'association', numero)).findLast(({ type }) => type === 'RECTIFICATION')
  expect(acte).toMatchObject({ auteur: greffier.uuid, contenu: { avant: 1, sousTypes: ['STATUTS'] } })
  expect(acte?.texte).toBe(
    `Erreur de copie de l'acte\n\nObjet et activité, Objet\u00a0: ${avant.informations.objet} → Chanter, et faire chanter.`,
  )
  expect(await findBrokenLigne(db, 'association', numero)).toBeNull()
})

test('[STAFF-11] a rectification without change, or with errors, writes nothing and mails nobody', async () => {
  const numero = await anAssociation()
  const { contenu: avant } = await version(numero)
  const rectification = aRectification(avant)
  const refus = async (dite: Rectification) => {
    const { status, body } = await rectify(numero, 1, dite)
    return [status, [...body.errors, ...body.globalErrors].map(({ field, defaultMessage }) => field ?? defaultMessage)]
  }
  const { objet } = avant.informations
  expect(await refus(aRectification(avant, { objet }))).toEqual([412, ["Rien n'est modifié\u00a0: il n'y a rien à rectifier."]])
  const ailleurs = await knownCommune(db, '68066')
  const adresse = { ...avant.informations.adresse, codePostal: '68000', commune: ailleurs }
  expect(await refus(aRectification(avant, { adresse }))).toEqual([400, ['informations.adresse.commune']])
  expect(await refus({ ...rectification, dateStatuts: '2026-11-21' })).toEqual([400, ['dateStatuts']])
  expect(await refus({ ...rectification, motif: '' })).toEqual([400, ['rectification.motif']])
  expect([(await fiche(numero)).derniere.ordre, await courriels(numero, rattachee.email)]).toEqual([1, []])
})

test('[STAFF-11] a head office is corrected within the area of the court, and its commune takes the name of our list', async () => {
  const numero = await anAssociation()
  const { contenu: avant } = await version(numero)
  const dite = { ...commune, libelle: 'Appelée autrement' }
  const adresse = { ...avant.informations.adresse, adresse: '4 place du Lavoir imaginaire', commune: dite }
  expect((await rectify(numero, 1, aRectification(avant, { adresse }))).status).toBe(200)
  expect((await fiche(numero)).association.informations.adresse).toMatchObject({
    adresse: '4 place du Lavoir imaginaire',
    commune: { id: commune.id, libelle: commune.id === avant.informations.adresse.commune.id ? expect.any(String) : commune.libelle },
  })
})

test('[STAFF-11] a rectification based on a version since overtaken is refused, with the name of the clerk who came first; of two at once, one succeeds', async () => {
  const numero = await anAssociation()
  const { contenu: avant } = await version(numero)
  await instantane(numero, 1)
  const { status, body } = await rectify(numero, 1, aRectification(avant))
  expect([status, body.message]).toEqual([409, expect.stringMatching(/^Dominique Greffe a modifié cette association/)])
  const dites = ['A', 'B', 'C'].map((objet) => rectify(numero, 2, aRectification(avant, { objet })))
  expect((await Promise.all(dites)).map((answer) => answer.status).toSorted()).toEqual([200, 409, 409])
  expect((await fiche(numero)).derniere.ordre).toBe(3)
})
