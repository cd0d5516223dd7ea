import type { Answer } from 'contract/core/call'
import type { getAssociation } from 'contract/registre/fiche'
import { withoutLiquidation, aFusion } from 'domain/requetes/examples/ex-officio'
import { expect, test } from 'vitest'
import { auGreffe } from '../../../test/greffe-association.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone, type Someone } from '../../../test/people.ts'
import { type AssociationOptions, aRegisteredAssociation } from '../../../test/register.ts'
import { aRequeteOn } from '../../../test/requests.ts'
import { auTribunal } from '../../../test/pieces.ts'
import { someoneWaits } from '../../../test/waiting.ts'
import { lockAssociation } from '../../association/verrou.ts'
import { actesDe, findBrokenLigne } from '../../core/actes.ts'

const office = await testOffice()
const { app, db } = office
const greffier = await clerk(office, 'TJ-STRASBOURG')
const [absorbant, absorbe, curieuse] = await Promise.all([someone(office), someone(office), someone(office)])
const { merge, decide, add, correctFusion, instantane } = auGreffe(office, greffier)

const anAssociation = async (personne: Someone, options: AssociationOptions = {}) =>
  (await aRegisteredAssociation(office, { rattaches: [{ personne }], ...options })).numero
const fiche = async (numero: string): Promise<Answer<typeof getAssociation>> =>
  (await app.inject({ url: `/api/association/${numero}`, headers: curieuse.bearer })).json()
const courriels = async (numero: string, email: string) =>
  (
    await db
      .selectFrom('courriel')
      .select('texte')
      .where('evenement', 'like', `association/${numero}/%`)
      .where('destinataire', '=', email)
      .execute()
  ).map(({ texte }) => texte)

test('[STAFF-12] [STATE-05] [STATE-08] [STATE-09] absorbed associations are struck off and name the absorbing one, which names them; each has the agreement', async () => {
  const chorale = await anAssociation(absorbant, { informations: { denomination: 'Chorale' } })
  const [fanfare, harmonie] = [await anAssociation(absorbe), await anAssociation(absorbe, { etatAssociation: 'NONCONFORME' })]
  expect(await merge(chorale, 1, aFusion([fanfare, harmonie, fanfare]))).toEqual({ status: 201, body: { version: 2 } })
  const dite = { type: 'FUSION_ABSORPTION', typeRequete: 'FUSION_ABSORPTION', sousTypes: ['FUSION'], requete: null }
  const traite = {
    type: 'TRAITE_APPORT',
    nom: "Traité d'apport, 1er septembre 2026.pdf",
    date: '2026-09-01',
    dateEffet: '2026-10-01',
    actif: true,
  }
  const { association, derniere, associationRehydrateVisibles: history } = await fiche(chorale)
  expect(derniere).toMatchObject({ motifEtat: null, successeur: null })
  expect(association).toMatchObject({ etatAssociation: 'INSCRITE', documents: [traite] })
  expect(history[0]).toMatchObject({ ...dite, evenement: { fusionnees: { numeros: [fanfare, harmonie] } } })
  for (const numero of [fanfare, harmonie]) {
    const lue = await fiche(numero)
    expect(lue.association).toMatchObject({
      etatAssociation: 'RADIEE',
      motifEtat: 'ABSORPTION',
      informations: { dateDissolution: '2026-10-01', dateRadiation: '2026-10-01' },
      documents: [traite],
    })
    expect(lue.associationRehydrateVisibles[0]).toMatchObject({ ...dite, evenement: { absorption: { numero: chorale } } })
    expect(lue.derniere).toMatchObject({
      etatAssociation: 'RADIEE',
      motifEtat: 'ABSORPTION',
      successeur: { numero: chorale, denomination: 'Chorale', tribunal: 'Tribunal judiciaire de Strasbourg' },
    })
    expect(await courriels(numero, absorbe.email)).toEqual([expect.stringContaining(`l'association Chorale (n°\u00a0${chorale}) absorbe`)])
    expect(await findBrokenLigne(db, 'association', numero)).toBeNull()
  }
  expect(await courriels(chorale, absorbant.email)).toEqual([expect.stringContaining(`(n°\u00a0${harmonie})`)])
  const ligne = (await actesDe(db, 'association', chorale)).findLast(({ type }) => type === 'FUSION')
  expect(ligne).toMatchObject({ auteur: greffier.uuid, contenu: { avant: 1, fusionnees: [fanfare, harmonie], dateEffet: '2026-10-01' } })
  expect((await actesDe(db, 'association', fanfare)).some(({ type }) => type === 'FUSION')).toBe(true)
  const journal = { id: -1, libelle: 'Les Annonces imaginaires', departement: '67' }
  const publication = { type: 'EXTRAIT_PUB_JAL', sousType: 'PUBFUS', date: '2026-10-05', journal, nom: 'Publication.pdf' }
  expect((await add(chorale, 2, publication)).status).toBe(201)
  expect((await fiche(chorale)).association.documents.map(({ type, sousType }) => sousType ?? type)).toContain('PUBFUS')
})

test('[STAFF-12] nothing is written when one of them cannot be absorbed: struck off, of another court, itself, unknown', async () => {
  const chorale = await anAssociation(absorbant)
  const bonne = await anAssociation(absorbe)
  const radiee = await anAssociation(absorbe, { etatAssociation: 'RADIEE' })
  const colmar = await anAssociation(absorbe, { tribunal: 'TJ-COLMAR' })
  for (const mauvaise of [radiee, colmar, chorale, 'STR999999']) {
    const { status, body } = await merge(chorale, 1, aFusion([bonne, mauvaise]))
    expect([status, body.errors.map(({ field }: { field: string }) => field)]).toEqual([400, ['numeros']])
  }
  expect((await merge(radiee, 1, aFusion([bonne]))).status).toBe(412)
  expect([(await fiche(bonne)).derniere.ordre, (await fiche(chorale)).derniere.ordre]).toEqual([1, 1])
  expect(await courriels(bonne, absorbe.email)).toEqual([])
})

test('[STAFF-12] of two crossed mergers sent at once, one is done and the other writes nothing, without a deadlock', async () => {
  const [a, b] = [await anAssociation(absorbant), await anAssociation(absorbe)]
  // Both rows stay locked until both mergers wait: if each first locked its own association, they would then deadlock.
  const deux = await db.transaction().execute(async (trx) => {
    for (const numero of [a, b]) await lockAssociation(trx, numero)
    const parties = [merge(a, 1, aFusion([b])), merge(b, 1, aFusion([a]))]
    await someoneWaits(trx, parties.length)
    return parties
  })
  const answers = await Promise.all(deux)
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  const etats = [await fiche(a), await fiche(b)].map(({ derniere }) => derniere.etatAssociation)
  expect(etats.toSorted()).toEqual(['INSCRITE', 'RADIEE'])
})

test('[STAFF-12] [STAFF-14] a decision that annuls a merger gives the absorbed association its state back; a request on it was blocked meanwhile', async () => {
  const [chorale, fanfare] = [await anAssociation(absorbant), await anAssociation(absorbe)]
  const requete = 'R26008001'
  await aRequeteOn(office, { association: fanfare, compte: absorbe.uuid, numero: requete, sousTypes: ['ADMINISTRATIF'] })
  await auTribunal(office, greffier, absorbe).acte(requete, 'prise-en-charge')
  await merge(chorale, 1, aFusion([fanfare]))
  const dossier = await app.inject({ url: `/api/greffe/requete/${requete}`, headers: greffier.bearer })
  expect(dossier.json().obstacles.INSCRIPTION).toContainEqual(expect.stringMatching(/^l'association est radiée du registre/))
  expect((await decide(fanfare, 2, withoutLiquidation('INFIRMATION'))).status).toBe(201)
  expect((await fiche(fanfare)).derniere).toMatchObject({ motifEtat: null, successeur: null })
  expect((await fiche(fanfare)).association).toMatchObject({
    etatAssociation: 'INSCRITE',
    informations: { dateDissolution: null, dateRadiation: null },
  })
})

test('[STAFF-12] a merger recorded by mistake is corrected on every sheet: states come back, the agreement is out of force, the users of each get a mail', async () => {
  const chorale = await anAssociation(absorbant, { informations: { denomination: 'Chorale' } })
  const [fanfare, dissoute] = [await anAssociation(absorbe), await anAssociation(absorbe, { etatAssociation: 'NONCONFORME' })]
  const ailleurs = await anAssociation(absorbe)
  await merge(chorale, 1, aFusion([fanfare, dissoute]))
  await merge(chorale, 2, aFusion([ailleurs]))
  await instantane(fanfare, 2)
  expect((await correctFusion(chorale, 3, 2, ' ')).body.errors).toMatchObject([{ field: 'motif' }])
  expect((await correctFusion(chorale, 2, 2)).status).toBe(409)
  expect(await correctFusion(chorale, 3, 2, 'Traité sans effet')).toEqual({ status: 200, body: { version: 4 } })
  expect((await fiche(fanfare)).association).toMatchObject({
    etatAssociation: 'INSCRITE',
    informations: { dateDissolution: null, dateRadiation: null },
    documents: [{ type: 'TRAITE_APPORT', actif: false }],
  })
  expect((await fiche(fanfare)).associationRehydrateVisibles[0]).toMatchObject({ evenement: { acte: 'CORRECTION_FUSION' } })
  // The other merger stands, with its agreement.
  expect((await fiche(ailleurs)).association.etatAssociation).toBe('RADIEE')
  expect((await fiche(chorale)).association.documents.map(({ actif }) => actif).toSorted()).toEqual([false, true])
  expect((await fiche(chorale)).associationRehydrateVisibles[0]).toMatchObject({
    evenement: { fusionCorrigee: { ordre: 2, numeros: [fanfare, dissoute] } },
  })
  const correctionCourriels = async (numero: string, email: string) =>
    (await courriels(numero, email)).filter((texte) => texte.includes('corrigé une fusion'))
  expect(await correctionCourriels(fanfare, absorbe.email)).toEqual([
    expect.stringContaining(`n'est plus absorbée par l'association Chorale (n°\u00a0${chorale})`),
  ])
  expect(await correctionCourriels(chorale, absorbant.email)).toEqual([
    expect.stringContaining('Motif de la correction\u00a0: Traité sans effet'),
  ])
  expect(await correctionCourriels(ailleurs, absorbe.email)).toEqual([])
  for (const numero of [chorale, fanfare, dissoute]) {
    expect((await actesDe(db, 'association', numero)).findLast(({ type }) => type === 'FUSION_CORRIGEE')?.texte).toBe('Traité sans effet')
    expect(await findBrokenLigne(db, 'association', numero)).toBeNull()
  }
  const encore = await correctFusion(chorale, 4, 2)
  expect([encore.status, encore.body.globalErrors]).toEqual([
    412,
    [{ defaultMessage: "Cette fusion est déjà corrigée, ou n'est pas inscrite sur cette fiche." }],
  ])
})
