import type { Answer } from 'contract/core/call'
import type { getAssociation } from 'contract/registre/fiche'
import type { getDossier } from 'contract/greffe/dossier'
import { aRadiationDepot } from 'domain/requetes/examples/filings'
import { withoutLiquidation, aDecision } from 'domain/requetes/examples/ex-officio'
import type { DecisionJudiciaire } from 'domain/requetes/ex-officio/decision-judiciaire'
import type { SousTypeRequete, TypeRequete } from 'domain/requetes/types'
import { expect, test } from 'vitest'
import { auGreffe } from '../../../test/greffe-association.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone } from '../../../test/people.ts'
import { auTribunal } from '../../../test/pieces.ts'
import { type AssociationOptions, aRegisteredAssociation } from '../../../test/register.ts'
import { aRequeteOn } from '../../../test/requests.ts'
import { aSignataire } from '../../../test/signatories.ts'
import { markAllConforming } from '../../../test/verdicts.ts'
import { someoneWaits } from '../../../test/waiting.ts'
import { lockAssociation } from '../../association/verrou.ts'
import { actesDe, findBrokenLigne } from '../../core/actes.ts'

const office = await testOffice()
const { app, db } = office
const greffier = await clerk(office, 'TJ-STRASBOURG')
const [rattachee, curieuse] = await Promise.all([someone(office), someone(office)])
const signataire = await aSignataire(db)
const { decide, remove, activate, lift, raise, see } = auGreffe(office, greffier)
const { acte } = auTribunal(office, greffier, rattachee)

const anAssociation = async (options: AssociationOptions = {}) =>
  (await aRegisteredAssociation(office, { rattaches: [{ personne: rattachee }], ...options })).numero
const fiche = async (numero: string, { bearer } = curieuse): Promise<Answer<typeof getAssociation>> =>
  (await app.inject({ url: `/api/association/${numero}`, headers: bearer })).json()
const dossier = async (numero: string): Promise<Answer<typeof getDossier>> =>
  (await app.inject({ url: `/api/greffe/requete/${numero}`, headers: greffier.bearer })).json()
const courriels = (numero: string, email: string) =>
  db
    .selectFrom('courriel')
    .select(['sujet', 'texte'])
    .where('evenement', 'like', `association/${numero}/%`)
    .where('destinataire', '=', email)
    .execute()
let rang = 0
const makeRequeteOn = async (association: string, type: TypeRequete = 'MODIFICATION', sousTypes: SousTypeRequete[] = ['ADMINISTRATIF']) => {
  rang += 1
  const numero = `R2600${String(7000 + rang)}`
  const depot = type === 'RADIATION' ? { depot: aRadiationDepot() } : {}
  await aRequeteOn(office, { association, compte: rattachee.uuid, numero, type, sousTypes, ...depot })
  await acte(numero, 'prise-en-charge')
  return numero
}

test.each<[DecisionJudiciaire, string, string | null, string, string[], object]>([
  [aDecision(), 'DISSOUTE', null, 'DISSOLUTION', ['JUDICIAIRE'], { dateDissolution: '2026-10-12', dateRadiation: null }],
  [
    aDecision({ nature: 'RETRAIT_CAPACITE' }),
    'DISSOUTE',
    'RETRAIT_CAPACITE',
    'DISSOLUTION',
    ['JUDICIAIRE'],
    { dateDissolution: '2026-10-12' },
  ],
  [
    withoutLiquidation('RADIATION_79_1'),
    'RADIEE',
    null,
    'RADIATION',
    ['DISSOLUTION_79_1'],
    { dateDissolution: null, dateRadiation: '2026-10-12' },
  ],
])(
  '[STAFF-14] [STATE-02] [STATE-03] a decision changes the state on the sheet of everybody, in the words of requests, and is read beside: %j',
  async (decision, etatAssociation, motifEtat, typeRequete, sousTypes, informations) => {
    const numero = await anAssociation()
    expect(await decide(numero, 1, decision)).toEqual({ status: 201, body: { version: 2 } })
    const { association, derniere, associationRehydrateVisibles: history } = await fiche(numero)
    expect(association).toMatchObject({ etatAssociation, motifEtat, informations })
    expect(derniere).toMatchObject({ etatAssociation, motifEtat, successeur: null })
    expect(association.documents).toMatchObject([
      {
        type: 'DECISION_JUDICIAIRE',
        sousType: 'JUDICIAIRE',
        nom: 'Décision judiciaire ou administrative, Judiciaire, 12 octobre 2026.pdf',
        actif: true,
      },
    ])
    const { nature, autorite, date, numero: dite } = decision
    expect(history[0]).toMatchObject({
      type: 'INSCRIPTION',
      typeRequete,
      sousTypes,
      requete: null,
      evenement: { office: { decision: { nature, autorite, date, numero: dite, infirme: null } } },
    })
    const liquidateurs = association.liquidationAssociation?.liquidateurs.members.physiques.map(({ nom }) => nom)
    expect(liquidateurs).toEqual(decision.liquidation ? ['Abwickler'] : undefined)
  },
)

test('[STAFF-14] [STAFF-29] attached users read the reason, followers that the sheet changed; the journal keeps the decision and names its document', async () => {
  const numero = await anAssociation()
  await app.inject({ method: 'PUT', url: `/api/association/${numero}/suivi`, headers: curieuse.bearer, payload: { suivre: true } })
  await decide(numero, 1, aDecision(), { reserve: true })
  const [avis, ...autres] = await courriels(numero, rattachee.email)
  expect(autres).toEqual([])
  expect(avis?.texte).toContain('Dissolution prononcée par le tribunal judiciaire de Strasbourg, le 12/10/2026, n°\u00a026/00123.')
  expect(avis?.texte).toContain("Motif\u00a0: Liquidation judiciaire clôturée pour insuffisance d'actif")
  expect(await courriels(numero, curieuse.email)).toHaveLength(1)
  const ligne = (await actesDe(db, 'association', numero)).findLast(({ type }) => type === 'DECISION_JUDICIAIRE')
  const [document] = (await fiche(numero, greffier)).association.documents
  expect(ligne).toMatchObject({
    auteur: greffier.uuid,
    contenu: { avant: 1, nature: 'DISSOLUTION', date: '2026-10-12', document: document?.uuid },
    texte: aDecision().motif,
  })
  expect(await findBrokenLigne(db, 'association', numero)).toBeNull()
  // It is reserved: an ordinary account cannot read it.
  expect((await fiche(numero)).association.documents).toEqual([])
  // The register rests on it, so it can be neither removed nor put out of force.
  expect((await remove(numero, document?.uuid ?? '', 2)).status).toBe(412)
  expect((await activate(numero, document?.uuid ?? '', 2, false)).status).toBe(412)
})

test('[STAFF-14] a withdrawal of capacity is named in the mails, the search and the history, and comes back once the radiation after it is reversed', async () => {
  const numero = await anAssociation({ informations: { denomination: 'Cercle privé de capacité' } })
  await app.inject({ method: 'PUT', url: `/api/association/${numero}/suivi`, headers: curieuse.bearer, payload: { suivre: true } })
  expect((await decide(numero, 1, aDecision({ nature: 'RETRAIT_CAPACITE' }))).status).toBe(201)
  const dit = "État de l'association au registre\u00a0: Capacité juridique retirée."
  expect((await courriels(numero, rattachee.email))[0]?.texte).toContain(dit)
  expect((await courriels(numero, curieuse.email))[0]?.texte).toContain('Capacité juridique retirée')
  const trouvees = await app.inject({ url: '/api/association?recherche=Cercle+privé+de+capacité', headers: curieuse.bearer })
  expect(trouvees.json().content).toMatchObject([{ numero, etat: 'DISSOUTE', motifEtat: 'RETRAIT_CAPACITE' }])
  expect((await decide(numero, 2, withoutLiquidation('RADIATION_79_1'))).status).toBe(201)
  expect((await fiche(numero)).derniere).toMatchObject({ etatAssociation: 'RADIEE', motifEtat: null })
  expect((await decide(numero, 3, withoutLiquidation('INFIRMATION', { date: '2026-11-02' }))).status).toBe(201)
  const { derniere, associationRehydrateVisibles: history } = await fiche(numero)
  expect(derniere).toMatchObject({ etatAssociation: 'DISSOUTE', motifEtat: 'RETRAIT_CAPACITE' })
  expect(history.map(({ association }) => association?.motifEtat)).toEqual(['RETRAIT_CAPACITE', null, 'RETRAIT_CAPACITE', null])
})

test('[STAFF-14] a decision that the state no longer allows, or that has errors, writes nothing and mails nobody', async () => {
  const numero = await anAssociation({ etatAssociation: 'DISSOUTE', informations: { dateDissolution: '2026-10-20' } })
  const refus = async (decision: DecisionJudiciaire) => {
    const { status, body } = await decide(numero, 1, decision)
    return [status, [...body.errors, ...body.globalErrors].map(({ field, defaultMessage }) => field ?? defaultMessage)]
  }
  expect(await refus(aDecision())).toEqual([412, ["L'association est déjà en liquidation."]])
  expect(await refus(withoutLiquidation('INFIRMATION'))).toEqual([412, ["Aucune décision inscrite au registre n'est à infirmer."]])
  expect(await refus(withoutLiquidation('RADIATION_79_1'))).toEqual([400, ['date']])
  expect(await refus(withoutLiquidation('RADIATION_79_1', { autorite: ' ' }))).toEqual([400, ['decision.autorite']])
  const pasUnPdf = await decide(numero, 1, withoutLiquidation('RADIATION_79_1', { date: '2026-10-21' }), { bytes: Buffer.from('rien') })
  expect([pasUnPdf.status, pasUnPdf.body.errors.map(({ field }: { field: string }) => field)]).toEqual([400, ['fichier']])
  expect([(await fiche(numero)).derniere.ordre, await courriels(numero, rattachee.email)]).toEqual([1, []])
})

test('[STAFF-14] a decision reversed gives the former state back and keeps both decisions; a non-conformity found before stays to be lifted', async () => {
  const numero = await anAssociation()
  await raise(numero, 1, 'Statuts non datés', true)
  expect((await decide(numero, 2, aDecision())).status).toBe(201)
  expect((await decide(numero, 3, withoutLiquidation('RADIATION_79_1'))).status).toBe(201)
  const reverse = (vue: number) => decide(numero, vue, withoutLiquidation('INFIRMATION', { date: '2026-11-02', autorite: 'la cour' }))
  expect((await reverse(4)).status).toBe(201)
  const entre = (await fiche(numero)).association
  expect(entre).toMatchObject({ etatAssociation: 'DISSOUTE', informations: { dateDissolution: '2026-10-12', dateRadiation: null } })
  expect(entre.liquidationAssociation).toBeDefined()
  expect((await reverse(5)).status).toBe(201)
  const { association, associationRehydrateVisibles: history } = await fiche(numero)
  expect(association).toMatchObject({ etatAssociation: 'INSCRITE', informations: { dateDissolution: null, dateRadiation: null } })
  expect(association.liquidationAssociation).toBeFalsy()
  expect(association.documents).toHaveLength(4)
  expect(history[0]).toMatchObject({
    type: 'RECTIFICATION',
    typeRequete: 'RECTIFICATION',
    sousTypes: ['JUDICIAIRE'],
    evenement: { office: { decision: { nature: 'INFIRMATION', infirme: 3 } } },
  })
  expect((await reverse(6)).status).toBe(412)
  const [manque] = (await see(numero)).nonConformites
  expect((await lift(numero, manque?.id ?? '')).status).toBe(200)
  expect((await fiche(numero)).derniere.etatAssociation).toBe('INSCRITE')
})

const dissoute =
  "l'association est en liquidation\u00a0: cette requête ne peut plus être inscrite, elle est à rejeter ou à retirer par son déclarant"

test('[STAFF-14] a request filed before a dissolution is no longer registered: its page tells the clerk why, and it may be rejected', async () => {
  const numero = await anAssociation()
  const requete = await makeRequeteOn(numero)
  const version = await markAllConforming(office, greffier, requete)
  await decide(numero, 1, aDecision())
  const { obstacles } = await dossier(requete)
  expect([obstacles.INSCRIPTION, obstacles.PROJET_REJET]).toEqual([[dissoute], []])
  expect(await acte(requete, 'inscription', { version, le: '2026-11-20', signataire })).toMatchObject({
    status: 412,
    body: { globalErrors: [{ defaultMessage: dissoute }] },
  })
  expect((await fiche(numero)).derniere).toEqual({ ordre: 2, etatAssociation: 'DISSOUTE', motifEtat: null, successeur: null })
})

test('[STAFF-14] a decision recorded while the clerk registers a request stands, and the request is not registered', async () => {
  const numero = await anAssociation()
  const requete = await makeRequeteOn(numero)
  await markAllConforming(office, greffier, requete)
  const { deciding, registering } = await db.transaction().execute(async (trx) => {
    await lockAssociation(trx, numero)
    const first = decide(numero, 1, aDecision())
    await someoneWaits(trx)
    const second = acte(requete, 'inscription', { le: '2026-11-20', signataire })
    await someoneWaits(trx, 2)
    return { deciding: first, registering: second }
  })
  expect((await deciding).status).toBe(201)
  expect(await registering).toMatchObject({ status: 412, body: { globalErrors: [{ defaultMessage: dissoute }] } })
  const { etape } = await dossier(requete)
  expect([etape, (await fiche(numero)).derniere.ordre]).toEqual(['EXAMEN', 2])
})

test('[STAFF-14] a radiation requested after a dissolution that was then reversed is not registered', async () => {
  const numero = await anAssociation()
  await decide(numero, 1, aDecision())
  const requete = await makeRequeteOn(numero, 'RADIATION', ['ASSOCIATION'])
  await decide(numero, 2, withoutLiquidation('INFIRMATION'))
  expect((await dossier(requete)).obstacles.INSCRIPTION).toContain(
    "l'association n'est pas dissoute\u00a0: sa radiation ne peut pas être inscrite, elle est à rejeter ou à retirer par son déclarant",
  )
})

test('[STAFF-14] a decision based on a version since overtaken is refused; sent three times at once, it is recorded once', async () => {
  const numero = await anAssociation()
  const answers = await Promise.all([1, 2, 3].map(() => decide(numero, 1, aDecision())))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  expect((await fiche(numero)).derniere.ordre).toBe(2)
})
