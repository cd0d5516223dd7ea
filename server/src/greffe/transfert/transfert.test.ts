import type { Answer } from 'contract/core/call'
import type { getAssociation } from 'contract/registre/fiche'
import { aDissolutionDepot } from 'domain/requetes/examples/filings'
import { textesObstaclesDepot } from 'domain/requetes/textes/obstacles-depot'
import { textesTransfert as textes } from 'domain/requetes/textes/transfert'
import { expect, test } from 'vitest'
import { makePdf } from '../../../test/corpus/corpus.ts'
import { recordAtGuichet } from '../../../test/counter.ts'
import { aMultipartDepot } from '../../../test/filings.ts'
import { auGreffe } from '../../../test/greffe-association.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone, type Someone } from '../../../test/people.ts'
import { type AssociationOptions, aRegisteredAssociation } from '../../../test/register.ts'
import { aRequeteOn } from '../../../test/requests.ts'
import { transfertCalls, aSentTransfert } from '../../../test/transferts.ts'
import { actesDe, findBrokenLigne } from '../../core/actes.ts'
import { tie } from '../../rattachements/attach.ts'

const office = await testOffice()
const { app, db } = office
const [strasbourg, colmar] = [await clerk(office, 'TJ-STRASBOURG'), await clerk(office, 'TJ-COLMAR')]
const [tresoriere, lectrice] = [await someone(office), await someone(office)]
const { etat, send, remove, received, register, refuse, correct } = transfertCalls(office)

const anAssociation = async (options: AssociationOptions = {}) =>
  (await aRegisteredAssociation(office, { rattaches: [{ personne: tresoriere, gestion: true }], ...options })).numero
const createSent = (options: AssociationOptions = {}) =>
  aSentTransfert(office, strasbourg, 'TJ-COLMAR', { rattaches: [{ personne: tresoriere, gestion: true }], ...options })
const fiche = async (numero: string, qui: Someone = lectrice): Promise<Answer<typeof getAssociation>> =>
  (await app.inject({ url: `/api/association/${numero}`, headers: qui.bearer })).json()
const courriels = async (uuid: string, email: string) =>
  (
    await db
      .selectFrom('courriel')
      .select('sujet')
      .where('evenement', 'like', `transfert/${uuid}/%`)
      .where('destinataire', '=', email)
      // Both may be written at one instant of the test's clock.
      .orderBy('sujet')
      .execute()
  ).map(({ sujet }) => sujet)
const actes = async (numero: string) =>
  (await actesDe(db, 'association', numero)).flatMap(({ type, contenu, texte }) =>
    type.startsWith('TRANSFERT') ? [{ type, contenu, texte }] : [],
  )

test('[STAFF-13] [STATE-09] [ENT-24] entered by the new court, the association has a new number there and the old one is struck off; each names the other', async () => {
  const documents = [
    { type: 'STATUTS', nom: 'Statuts.pdf' },
    { type: 'CERTIFICAT_INSCRIPTION', nom: 'Certificat.pdf' },
  ]
  const { numero, uuid } = await createSent({ informations: { denomination: 'Chorale' }, documents, dossierPapier: true })
  expect((await fiche(numero)).association.etatAssociation).toBe('INSCRITE')
  const { status, body } = await register(colmar, uuid)
  expect([status, body.numero]).toEqual([201, expect.stringMatching(/^COL\d{6}$/)])

  const nouvelle = await fiche(body.numero, tresoriere)
  expect(nouvelle.association).toMatchObject({ etatAssociation: 'INSCRITE', informations: { denomination: 'Chorale' } })
  expect(nouvelle.association.informations.adresse).toMatchObject({
    adresse: '4 rue des Clefs',
    codePostal: '68000',
    commune: { libelle: 'Colmar' },
  })
  expect(nouvelle.juridiction.libelle).toContain('Colmar')
  // The certificate bears the old number and stays with it.
  expect(nouvelle.association.documents.map(({ type, actif }) => [type, actif])).toEqual([['STATUTS', true]])
  expect(nouvelle.associationRehydrateVisibles).toMatchObject([
    { type: 'CREATION', typeRequete: 'CREATION', sousTypes: ['CREATION_SUITE_TRANSFERT'], evenement: { transfert: { numero } } },
  ])
  const lu = await app.inject({
    url: `/api/association/${body.numero}/1/document/${nouvelle.association.documents[0]?.uuid}/Statuts.pdf`,
    headers: lectrice.bearer,
  })
  expect([lu.statusCode, lu.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])

  expect(nouvelle.derniere).toMatchObject({ motifEtat: null, successeur: null })
  const ancienne = await fiche(numero)
  expect(ancienne.derniere).toMatchObject({
    etatAssociation: 'RADIEE',
    motifEtat: 'TRANSFERT',
    successeur: { numero: body.numero, denomination: 'Chorale', tribunal: expect.stringContaining('Colmar') },
  })
  expect(ancienne.association).toMatchObject({
    etatAssociation: 'RADIEE',
    informations: { dateRadiation: '2026-11-20', dateDissolution: null },
  })
  // An ordinary account cannot read the certificate that says it is struck off.
  expect(ancienne.association.documents.map(({ type }) => type)).toEqual(['STATUTS'])
  expect(ancienne.associationRehydrateVisibles[0]).toMatchObject({
    type: 'INSCRIPTION',
    typeRequete: 'RADIATION',
    sousTypes: ['TRANSFERT_JURIDICTION'],
    evenement: { transfert: { numero: body.numero } },
  })
  expect((await actes(numero)).map(({ type }) => type)).toEqual(['TRANSFERT_ENVOYE', 'TRANSFERT'])
  expect(await actes(body.numero)).toMatchObject([{ type: 'TRANSFERT', contenu: { origine: numero } }])
  expect(await Promise.all([numero, body.numero].map((une) => findBrokenLigne(db, 'association', une)))).toEqual([null, null])
  const { inscrite_le, dossier_papier } = await db
    .selectFrom('association')
    .select(['inscrite_le', 'dossier_papier'])
    .where('numero', '=', body.numero)
    .executeTakeFirstOrThrow()
  expect({ inscrite_le, dossier_papier }).toEqual({ inscrite_le: '2026-11-20', dossier_papier: true })
})

test('[STAFF-13] attached users act for it under its new number, with the same rights, and get a mail at each step; so do both courts', async () => {
  const partie = await someone(office)
  const { numero, uuid } = await createSent({ rattaches: [{ personne: tresoriere, gestion: true, depot: false }, { personne: partie }] })
  await db.updateTable('rattachement').set({ termine_le: office.now() }).where('compte', '=', partie.uuid).execute()
  expect(await courriels(uuid, colmar.email)).toEqual([expect.stringMatching(/^Association à inscrire à la suite d'un transfert/)])
  const { body } = await register(colmar, uuid)
  const droits = await db.selectFrom('rattachement').select(['compte', 'gestion', 'depot']).where('association', '=', body.numero).execute()
  expect(droits).toEqual([{ compte: tresoriere.uuid, gestion: true, depot: false }])
  expect(await courriels(uuid, tresoriere.email)).toEqual([
    expect.stringMatching(/^Association transférée/),
    expect.stringMatching(/^Transfert à un autre tribunal/),
  ])
  expect(await courriels(uuid, strasbourg.email)).toEqual([expect.stringMatching(/^Association transférée/)])
  const textesDe = async (email: string) =>
    (
      await db
        .selectFrom('courriel')
        .select('texte')
        .where('evenement', '=', `transfert/${uuid}/inscription`)
        .where('destinataire', '=', email)
        .execute()
    )
      .map(({ texte }) => texte)
      .join('')
  expect(await textesDe(tresoriere.email)).toContain('vous agissez pour elle')
  expect(await textesDe(strasbourg.email)).toContain('la fiche radiée renvoie à la nouvelle')
  expect(await textesDe(strasbourg.email)).not.toContain('vous agissez')
  expect(numero).toMatch(/^STR/)
})

test('[STAFF-13] refused with its reason, or taken back before the decision, it stays where it was and may be sent again', async () => {
  const { numero, uuid } = await createSent()
  expect((await refuse(colmar, uuid, 'Une association de Colmar porte ce nom.')).status).toBe(204)
  expect((await fiche(numero)).association.etatAssociation).toBe('INSCRITE')
  expect((await etat(strasbourg, numero)).dernier).toMatchObject({ statut: 'REFUSE', motif: 'Une association de Colmar porte ce nom.' })
  expect(await register(colmar, uuid)).toMatchObject({ status: 409, body: { message: textes.dejaDecide.REFUSE } })
  expect(await remove(strasbourg, numero)).toMatchObject({ status: 409 })

  expect((await send(strasbourg, numero, 'TJ-COLMAR')).status).toBe(200)
  expect((await send(strasbourg, numero, 'TJ-COLMAR')).status).toBe(412)
  expect((await remove(strasbourg, numero, 'Erreur de commune')).status).toBe(204)
  expect((await received(colmar)).some((recu: { numero: string }) => recu.numero === numero)).toBe(false)
  const dernier = (await actes(numero)).map(({ type, texte }) => [type, texte])
  expect(dernier).toEqual([
    ['TRANSFERT_ENVOYE', null],
    ['TRANSFERT_REFUSE', 'Une association de Colmar porte ce nom.'],
    ['TRANSFERT_ENVOYE', null],
    ['TRANSFERT_RETIRE', 'Erreur de commune'],
  ])
  expect(await courriels(uuid, strasbourg.email)).toEqual([expect.stringMatching(/^Transfert refusé/)])
})

test('[STAFF-13] the new court sees what it received, with the close names of its place (CCL art. 57), and nothing sent to the others', async () => {
  const { commune } = await transfertCalls(office).aSiege('TJ-COLMAR')
  const adresse = { adresse: '1 rue', complementAdresse: null, codePostal: '68000', commune, pays: 'FRANCE', domiciliation: null }
  const proche = await anAssociation({ tribunal: 'TJ-COLMAR', informations: { denomination: 'Amicale des vignerons', adresse } })
  const { uuid, numero } = await createSent({ informations: { denomination: 'Amicale des Vignerons' } })
  const recu = (await received(colmar)).find((un: { uuid: string }) => un.uuid === uuid)
  expect(recu).toMatchObject({ numero, version: 1, origine: expect.stringContaining('Strasbourg'), nomsProches: [{ numero: proche }] })
  expect(await received(strasbourg)).toEqual([])
  expect((await register(strasbourg, uuid)).status).toBe(404)
})

test('[STAFF-13] a request not decided yet, or a state that does not allow it, stops a transfer when it is sent, and again when it is entered', async () => {
  const { numero, uuid } = await createSent()
  await aRequeteOn(office, { association: numero, compte: tresoriere.uuid, numero: 'R26009001' })
  expect(await register(colmar, uuid)).toMatchObject({
    status: 412,
    body: { globalErrors: [{ defaultMessage: textes.requeteEnCours('R26009001') }] },
  })
  expect((await received(colmar)).find((un: { uuid: string }) => un.uuid === uuid).obstacles).toEqual([textes.requeteEnCours('R26009001')])
  const autre = await anAssociation()
  await aRequeteOn(office, { association: autre, compte: tresoriere.uuid, numero: 'R26009002' })
  expect((await send(strasbourg, autre, 'TJ-COLMAR')).status).toBe(412)
  expect((await send(strasbourg, await anAssociation({ etatAssociation: 'DISSOUTE' }), 'TJ-COLMAR')).status).toBe(412)
  const bonne = await anAssociation()
  expect((await send(strasbourg, bonne, 'TJ-STRASBOURG')).body.errors).toMatchObject([{ field: 'transfert.commune' }])
  expect((await send(strasbourg, bonne, 'TJ-COLMAR', { dateDecision: '2026-11-21' })).body.errors).toMatchObject([
    { field: 'transfert.dateDecision' },
  ])
  expect(await etat(strasbourg, bonne)).toEqual({ obstacles: [], dernier: null, correction: null })
})

const dissolve = async (numero: string, qui = tresoriere) => {
  const { body, headers } = aMultipartDepot({ depot: aDissolutionDepot(), fichiers: [await makePdf()] })
  return app.inject({ method: 'POST', url: `/api/requete/dissolution/${numero}`, headers: { ...qui.bearer, ...headers }, payload: body })
}
const deposante = { rattaches: [{ personne: tresoriere, gestion: true, depot: true }] }

test('[STAFF-13] [ACTION-11] nothing is filed on an association sent to another court, online or at the guichet, until that court has decided', async () => {
  const { numero, uuid } = await createSent(deposante)
  const raison = textesObstaclesDepot.transfert('Tribunal judiciaire de Colmar', '20/11/2026')
  const refusee = await dissolve(numero)
  expect([refusee.statusCode, refusee.json().globalErrors]).toEqual([412, [{ defaultMessage: raison }]])
  const papier = { chemin: `dissolution/${numero}`, depot: aDissolutionDepot(), recueLe: '2026-11-20' }
  expect((await recordAtGuichet(office, strasbourg, papier)).json().globalErrors).toEqual([{ defaultMessage: raison }])
  expect((await fiche(numero, tresoriere)).transfertEnCours).toEqual({ destination: 'Tribunal judiciaire de Colmar', depuis: '2026-11-20' })
  expect((await fiche(numero, lectrice)).transfertEnCours).toBeNull()
  await refuse(colmar, uuid)
  expect((await fiche(numero, tresoriere)).transfertEnCours).toBeNull()
  expect((await dissolve(numero)).statusCode).toBe(201)
})

test('[STAFF-13] of a transfer and a filing sent together, one succeeds and the other is refused with the reason', async () => {
  const outcomes = []
  for (let round = 0; round < 6; round += 1) {
    const numero = await anAssociation(deposante)
    // Each starts first in turn.
    const [first, second] = [
      () => send(strasbourg, numero, 'TJ-COLMAR').then(({ status }) => status),
      () => dissolve(numero).then(({ statusCode }) => statusCode),
    ]
    const [sent, filed] = round % 2 ? await Promise.all([first(), second()]) : (await Promise.all([second(), first()])).toReversed()
    outcomes.push([sent, filed])
  }
  for (const [sent, filed] of outcomes)
    expect([
      [200, 412],
      [412, 201],
    ]).toContainEqual([sent, filed])
})

test('[X-87] the head office of a transfer carries its courts, for the court that sends and the one that receives', async () => {
  const { numero, uuid } = await createSent()
  const colmarCourts = { libelle: 'Colmar', tribunalJudiciaire: 'TJ-COLMAR', tribunalProximite: null }
  expect((await etat(strasbourg, numero)).dernier.siege.commune).toMatchObject(colmarCourts)
  const [arrived] = (await received(colmar)).filter((each: { uuid: string }) => each.uuid === uuid)
  expect(arrived.siege.commune).toMatchObject(colmarCourts)
})

test('[STAFF-13] each court decides on the version it read, and a transfer is entered once, whichever clerk is first', async () => {
  const { numero, uuid } = await createSent()
  await auGreffe(office, strasbourg).instantane(numero, 1)
  expect((await register(colmar, uuid, 1)).status).toBe(409)
  const answers = await Promise.all([register(colmar, uuid, 2), register(colmar, uuid, 2), remove(strasbourg, numero)])
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
  const nouvelles = await db.selectFrom('transfert').select('nouvelle').where('uuid', '=', uuid).executeTakeFirstOrThrow()
  const versions = await db.selectFrom('version').select('ordre').where('association', '=', numero).execute()
  expect(versions).toHaveLength(nouvelles.nouvelle === null ? 2 : 3)
})

test('[STAFF-13] a transfer entered by mistake is undone on both sheets, and the users of both get a mail; the old sheet is as it was', async () => {
  const { numero, uuid } = await createSent({ informations: { denomination: 'Chorale rendue' } })
  const nouveau = (await register(colmar, uuid)).body.numero
  const entree = await someone(office)
  await db.transaction().execute((trx) =>
    tie(trx, {
      association: nouveau,
      compte: entree.uuid,
      fonction: 'Secrétaire',
      gestion: false,
      depot: true,
      now: office.now(),
      auteur: null,
    }),
  )
  expect((await etat(colmar, nouveau)).correction).toEqual({ origine: numero, obstacles: [] })
  expect((await correct(strasbourg, nouveau)).status).toBe(404)
  expect((await correct(colmar, nouveau, 1, ' ')).body.errors).toMatchObject([{ field: 'motif' }])
  expect(await correct(colmar, nouveau, 1, 'Commune mal lue')).toEqual({ status: 200, body: { numero } })

  const [ancienne, nouvelle] = [await fiche(numero), await fiche(nouveau)]
  expect(ancienne.association).toMatchObject({ etatAssociation: 'INSCRITE', informations: { dateRadiation: null } })
  expect(ancienne.association.informations.adresse.commune.libelle).not.toBe('Colmar')
  expect(ancienne.associationRehydrateVisibles[0]).toMatchObject({
    type: 'RECTIFICATION',
    evenement: { acte: 'CORRECTION_TRANSFERT', transfert: { numero: nouveau } },
  })
  expect(nouvelle.association).toMatchObject({ etatAssociation: 'RADIEE', informations: { dateRadiation: '2026-11-20' } })
  expect(nouvelle.associationRehydrateVisibles[0]).toMatchObject({ evenement: { transfert: { numero } } })
  const corriges = await db
    .selectFrom('courriel')
    .select(['destinataire', 'texte'])
    .where('evenement', '=', `transfert/${uuid}/correction`)
    .execute()
  const told = corriges.map(({ destinataire }) => destinataire)
  // Other clerks of the first court get a mail too.
  expect(told).toEqual(expect.arrayContaining([tresoriere.email, entree.email, strasbourg.email]))
  expect(new Set(told).size).toBe(told.length)
  for (const { email } of [colmar, lectrice]) expect(told).not.toContain(email)
  for (const { texte } of corriges) {
    expect(texte).toContain(
      `Le transfert de l'association Chorale rendue, inscrit par erreur, est corrigé. Elle est à nouveau inscrite sous le n°\u00a0${numero}\u00a0: Tribunal judiciaire de Strasbourg. L'inscription n°\u00a0${nouveau} est radiée.`,
    )
    expect(texte).toContain('Motif\u00a0: Commune mal lue')
    expect(texte).toContain(`/association/${numero}`)
  }
  expect((await actes(numero)).at(-1)).toMatchObject({
    type: 'TRANSFERT_CORRIGE',
    contenu: { nouvelle: nouveau },
    texte: 'Commune mal lue',
  })
  expect((await actes(nouveau)).at(-1)).toMatchObject({ type: 'TRANSFERT_CORRIGE', contenu: { origine: numero } })
  expect(await Promise.all([numero, nouveau].map((une) => findBrokenLigne(db, 'association', une)))).toEqual([null, null])
  // It is undone once; then the old court may send it again.
  expect((await correct(colmar, nouveau, 2)).body.globalErrors).toEqual([{ defaultMessage: textes.correction.aucun }])
  expect((await send(strasbourg, numero, 'TJ-COLMAR', { version: 3 })).status).toBe(200)
})

test('[STAFF-13] a transfer is not undone once the new sheet has changed, nor where none was entered', async () => {
  const { numero, uuid } = await createSent()
  const nouveau = (await register(colmar, uuid)).body.numero
  await auGreffe(office, colmar).instantane(nouveau, 1)
  expect((await correct(colmar, nouveau, 2)).body.globalErrors).toEqual([{ defaultMessage: textes.correction.changee }])
  expect((await correct(colmar, nouveau, 1)).status).toBe(409)
  expect((await etat(strasbourg, numero)).correction).toBeNull()
  expect((await correct(strasbourg, numero, 2)).body.globalErrors).toEqual([{ defaultMessage: textes.correction.aucun }])
  expect((await fiche(numero)).association.etatAssociation).toBe('RADIEE')
})
