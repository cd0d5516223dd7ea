import { expect, test } from 'vitest'
import { etapesEnAttente } from '../demarches/procedures.ts'
import { aDemande, aLettre, aReponse } from '../examples/demandes.ts'
import { held, allActes, markAllConforming, anAgent, aRecepisse, aRetrait } from '../examples/filings.ts'
import { phraseDEtat } from '../etat/etat-public.ts'
import type { Acte } from './actes.ts'
import { demandeEnCours } from './demandes.ts'
import { obstacles } from '../procedure/obstacles.ts'
import { correctableLignes, situationDe } from '../procedure/fold.ts'
import { checkJourActe } from '../procedure/check-jour.ts'

const creation = { type: 'CREATION', sousTypes: [], base: null } as const
const communiquee = [...allActes().slice(0, 3), aRecepisse('2026-11-24')]
const after = (actes: readonly Acte[], jour = '2026-12-01') => situationDe(creation, actes, jour)
const greffe = (actes: readonly Acte[], jour = '2026-12-01') => ({
  ...held(after(actes, jour)),
  ...creation,
  agent: anAgent().uuid,
  signataires: true,
  corrigibles: correctableLignes(creation, actes, jour),
})
const validee: Acte = { type: 'VALIDATION', le: '2026-12-02' }
const rouverte: Acte = { type: 'REOUVERTURE', le: '2026-12-02', dateRetour: '2026-12-20', points: [1], ...aLettre }
const projet: Acte = { type: 'PROJET_REJET', le: '2026-11-25', dateRetour: '2026-12-10', motifs: 2, ...aLettre }
const examen = [...allActes().slice(0, 2), aRecepisse()]

test('[STATE-14] a demande waits for the declarant while the legal delays keep running, then restores the previous stage', () => {
  const demandee = [...communiquee, aDemande()]
  expect(after(demandee)).toMatchObject({
    etape: 'ATTENTE_PIECES',
    retours: ['COMMUNIQUEE_PREFET'],
    horloges: [{ delai: 'OPPOSITION_PREFET', le: '2027-01-05' }],
  })
  // The prefect's delay ends meanwhile.
  expect(after(demandee, '2027-01-06')).toMatchObject({ etape: 'ATTENTE_PIECES', retours: ['A_ORDONNER'], horloges: [] })
  const repondue = [...demandee, aReponse()]
  expect(after(repondue)).toMatchObject({ etape: 'PIECES_RECUES', retours: ['COMMUNIQUEE_PREFET'] })
  expect(after([...repondue, validee], '2026-12-02')).toMatchObject({ etape: 'COMMUNIQUEE_PREFET', retours: [] })
  expect(after([...repondue, validee], '2027-01-06').etape).toBe('A_ORDONNER')
  expect(after([...demandee, { type: 'RETRAIT_DEMANDE', le: '2026-11-26' }]).etape).toBe('COMMUNIQUEE_PREFET')
})

test('an act of the prefect still counts while the declarant is awaited', () => {
  const opposee: Acte[] = [...communiquee, aDemande(), { type: 'OPPOSITION_PREFET', le: '2026-11-30' }]
  expect(after(opposee)).toMatchObject({ etape: 'ATTENTE_PIECES', retours: ['OPPOSITION'], ensuite: null, horloges: [] })
  expect(after([...opposee, aReponse(), validee], '2027-03-01').etape).toBe('OPPOSITION')
})

test('asked again in a new round, the validated points stay validated and the others wait again', () => {
  const situation = after([...communiquee, aDemande(), aReponse(), rouverte], '2026-12-03')
  expect(situation).toMatchObject({ etape: 'ATTENTE_PIECES', retours: ['COMMUNIQUEE_PREFET'] })
  expect(demandeEnCours(situation)).toMatchObject({
    numero: 1,
    points: [
      { type: 'STATUTS', valideLe: '2026-12-02' },
      { type: null, valideLe: null },
    ],
    tours: [
      { le: '2026-11-25', dateRetour: '2026-12-10', transmiseLe: '2026-12-01' },
      { le: '2026-12-02', dateRetour: '2026-12-20', transmiseLe: null },
    ],
  })
  expect(after([...communiquee, aDemande(), aReponse(), rouverte, aReponse({ tour: 2, le: '2026-12-04' })], '2026-12-04').etape).toBe(
    'PIECES_RECUES',
  )
})

test('no decision is possible while a demande is pending, replied or not, whoever holds the file, and the reason is given', () => {
  const silence = (actes: readonly Acte[]) => ({ ...greffe(actes, '2027-01-10'), verdicts: markAllConforming() })
  expect(obstacles('INSCRIPTION', silence(communiquee))).toEqual([])
  expect(obstacles('INSCRIPTION', silence([...communiquee, aDemande()]))).toEqual([
    'une demande de pièces est en attente depuis le 25/11/2026',
  ])
  expect(obstacles('INSCRIPTION', silence([...communiquee, aDemande(), aReponse()]))).toEqual([
    "la réponse du déclarant, reçue le 01/12/2026, n'a pas été examinée",
  ])
  expect(obstacles('DEMANDE', greffe([...communiquee, aDemande()]))).toHaveLength(1)
  expect(obstacles('PROJET_REJET', greffe([...communiquee, aDemande()]))).toHaveLength(1)
})

test('[STATE-14] the declarant reads that a reply is awaited, then that it was received', () => {
  const asRead = (actes: readonly Acte[]) => phraseDEtat(after(actes), new Date('2026-11-20T13:02:00Z'), '2026-12-01')
  expect(asRead([...communiquee, aDemande()])).toBe(
    'Le tribunal vous demande 1 document (Statuts) et des précisions, à fournir au plus tard le 10/12/2026.',
  )
  expect(asRead([...communiquee, aDemande(), aReponse()])).toBe('Votre réponse a été reçue le 01/12/2026. Le tribunal la vérifie.')
  expect(asRead([...examen, projet])).toBe(
    'Le tribunal envisage de rejeter votre requête. Vous pouvez présenter vos observations au plus tard le 10/12/2026.',
  )
})

test('a rejection follows the observations, or their last day without any', () => {
  const rejet = (actes: readonly Acte[], jour: string) => obstacles('REJET', greffe(actes, jour))
  expect(rejet(examen, '2026-12-01')).toEqual(["le déclarant n'a pas été invité à présenter ses observations sur un projet de rejet"])
  const attendu = ['le déclarant peut présenter ses observations sur le projet de rejet au plus tard le 10/12/2026']
  expect(rejet([...examen, projet], '2026-12-10')).toEqual(attendu)
  expect(rejet([...examen, projet], '2026-12-11')).toEqual([])
  expect(rejet([...examen, projet, aReponse()], '2026-12-01')).toEqual([])
  // Late observations still count.
  expect(after([...examen, projet, aReponse({ le: '2026-12-15' })], '2026-12-15')).toMatchObject({
    etape: 'OBSERVATIONS',
    observationsLe: '2026-12-15',
  })
  const rendue: Acte = { type: 'REJET', le: '2026-12-11', signataire: { nom: 'Clotaire AMTMANN', qualite: 'Juge' } }
  expect(after([...examen, projet, rendue], '2027-03-01')).toMatchObject({ etape: 'REJETEE', decideeLe: '2026-12-11', horloges: [] })
})

test('observations on paper must follow the sending of the project, on its day at the earliest', () => {
  const jour = (le: string, actes: readonly Acte[]) =>
    checkJourActe('RECEPTION_OBSERVATIONS', le, after(actes), '2026-12-10').map(({ defaultMessage }) => defaultMessage)
  const before = (date: string) => [`La date ne peut être antérieure à l'envoi du projet de rejet (${date}).`]
  expect(jour('2026-11-24', [...examen, projet])).toEqual(before('25/11/2026'))
  expect(jour('2026-11-25', [...examen, projet])).toEqual([])
  const encore = { ...projet, le: '2026-12-05' } as Acte
  expect(jour('2026-12-04', [...examen, projet, { type: 'ABANDON_REJET', le: '2026-12-03' }, encore])).toEqual(before('05/12/2026'))
})

test('giving up a project restores the previous stage, an opposition included, and a rejection stays possible', () => {
  const opposee: Acte[] = [...communiquee, { type: 'OPPOSITION_PREFET', le: '2026-11-30' }]
  const projete: Acte[] = [...opposee, { ...projet, le: '2026-12-01', dateRetour: '2026-12-15' } as Acte]
  expect(obstacles('PROJET_REJET', greffe(opposee))).toEqual([])
  expect(after([...projete, { type: 'ABANDON_REJET', le: '2026-12-03' }], '2027-03-01')).toMatchObject({
    etape: 'OPPOSITION',
    projetRejetLe: null,
    observationsJusquau: null,
  })
  expect(obstacles('REJET', greffe(projete, '2026-12-16'))).toEqual([])
})

test('once a creation is registered, its publication is paid within a month and sent to the newspaper within fifteen days of the proof', () => {
  const avis: Acte = { type: 'AVIS_FINS_PAIEMENT', le: '2027-01-07', dateRetour: '2027-02-08', ...aLettre }
  const inscrite = [...allActes()]
  const readout = (actes: readonly Acte[], jour: string) => {
    const { etape, horloges } = after(actes, jour)
    return [etape, ...horloges.map(({ delai, le, attendu }) => `${delai} ${le} ${attendu}`)]
  }
  expect(readout([...inscrite, avis], '2027-03-01')).toEqual(['ATTENTE_PAIEMENT_JAL', 'PAIEMENT 2027-02-08 DECLARANT'])
  const payee = [...inscrite, avis, aReponse({ le: '2027-01-20' })]
  expect(readout(payee, '2027-01-20')).toEqual(['PAIEMENT_RECU', 'PAIEMENT 2027-02-08 DECLARANT'])
  expect(readout([...payee, { type: 'VALIDATION', le: '2027-01-25' }], '2027-01-25')).toEqual([
    'AVIS_AU_JOURNAL',
    'AVIS_AU_JOURNAL 2027-02-04 GREFFE',
  ])
  const avisEnvoye: Acte = { type: 'AVIS_FIN_PUBLICATION', le: '2027-01-28', journal: "L'Écho de Mittelbruch", ...aLettre }
  const envoyee: Acte[] = [...payee, { type: 'VALIDATION', le: '2027-01-25' }, avisEnvoye]
  expect(readout(envoyee, '2027-03-01')).toEqual(['AVIS_ENVOYE'])
  const constat: Acte = { type: 'CONSTAT_PUBLICATION', le: '2027-02-03', parution: null, mention: true }
  const publiee = [...envoyee, constat]
  expect(readout(publiee, '2027-03-01')).toEqual(['PUBLIEE'])
  expect(obstacles('CONSTAT_PUBLICATION', greffe(publiee, '2027-03-01'))).toEqual([
    'la publication au journal est déjà constatée, au 03/02/2027',
  ])
  // A mistaken publication may be corrected once; the notice, already served, may not.
  const rang = publiee.length
  expect(correctableLignes(creation, publiee, '2027-03-01')).toEqual([rang])
  const corrigee: Acte[] = [...publiee, { type: 'CORRECTION', le: '2027-03-01', corrige: rang }]
  expect(readout(corrigee, '2027-03-01')).toEqual(['AVIS_ENVOYE'])
  expect(correctableLignes(creation, corrigee, '2027-03-01')).toEqual([])
  expect(obstacles('CONSTAT_PUBLICATION', greffe(corrigee, '2027-03-01'))).toEqual([])
  // Neither before the notice was sent, nor in the future.
  const jour = (le: string) => checkJourActe('CONSTAT_PUBLICATION', le, greffe(envoyee, '2027-02-03'), '2027-02-03')
  expect(jour('2027-01-27')).toEqual([
    { field: 'le', defaultMessage: "La date ne peut être antérieure à l'envoi de l'avis au journal (28/01/2027)." },
  ])
  expect(jour('2027-02-04')).toHaveLength(1)
  expect([...jour('2027-01-28'), ...jour('2027-02-03')]).toEqual([])
  expect(obstacles('AVIS_FIN_PUBLICATION', greffe(payee, '2027-01-25'))).toHaveLength(1)
  expect(readout([...payee, { type: 'RETRAIT_DEMANDE', le: '2027-01-25' }], '2027-01-25')).toEqual(['INSCRITE'])
  const modification = { type: 'MODIFICATION', sousTypes: ['MEMBRES'], base: 1 } as const
  expect(obstacles('AVIS_FINS_PAIEMENT', { ...greffe(inscrite, '2027-01-07'), ...modification })).toHaveLength(1)
})

test('a request withdrawn while the court awaits its declarant is closed for good', () => {
  expect(after([...communiquee, aDemande(), aRetrait('2026-11-28')], '2027-03-01')).toMatchObject({
    etape: 'RETIREE',
    retours: [],
    ensuite: null,
  })
})

test('a reply may come while it is awaited, even late, before the judge has signed, and while the payment of a publication is awaited', () => {
  expect(etapesEnAttente).toEqual(['A_SIGNER', 'ATTENTE_PIECES', 'PROJET_REJET', 'OBSERVATIONS', 'ATTENTE_PAIEMENT_JAL'])
})
