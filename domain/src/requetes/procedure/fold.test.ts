import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addJours } from '../../core/jour.ts'
import { etatPublic, phraseDEtat } from '../etat/etat-public.ts'
import { allActes, anAgent, aRecepisse } from '../examples/filings.ts'
import { Acte } from '../actes/actes.ts'
import { au, situationDe } from './fold.ts'
import { checkJourActe } from './check-jour.ts'

const situation = (actes: readonly Acte[], jour: string) => situationDe({ type: 'CREATION', sousTypes: [], base: null }, actes, jour)
const etapeDe = (actes: readonly Acte[], jour: string) => situation(actes, jour).etape

const sansOpposition: Acte = { type: 'REPONSE_PREFET', le: '2026-12-10', reponse: 'PAS_D_OPPOSITION' }

test.each([
  [1, '2026-11-20', 'PRE_ENREGISTREE', 'EN_COURS'],
  [2, '2026-11-23', 'EXAMEN', 'EN_COURS'],
  [3, '2026-11-24', 'COMMUNIQUEE_PREFET', 'EN_COURS'],
  [3, '2027-01-05', 'COMMUNIQUEE_PREFET', 'EN_COURS'],
  [3, '2027-01-06', 'A_ORDONNER', 'EN_COURS'],
  [4, '2027-01-06', 'INSCRITE', 'INSCRITE'],
] as const)('[STATE-07, STATE-14] a creation of %d acts on %s is %s, publicly %s', (nombre, aujourdhui, etape, publique) => {
  const atteinte = etapeDe(allActes().slice(0, nombre), aujourdhui)
  expect(atteinte).toBe(etape)
  expect(etatPublic(atteinte)).toBe(publique)
})

test("[STATE-14] the prefect's « pas d'opposition » opens the decision before the six weeks", () => {
  expect(etapeDe([...allActes().slice(0, 3), sansOpposition], '2026-12-10')).toBe('A_ORDONNER')
})

test("without an act, only the prefect's silence changes a request as days pass", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 4000 }), (nombre, jours) => {
      const actes = allActes().slice(0, nombre)
      const debut = actes.at(-1)?.le ?? ''
      const silence = nombre === 3 && jours > 42
      expect(etapeDe(actes, addJours(debut, jours))).toBe(silence ? 'A_ORDONNER' : etapeDe(actes, debut))
    }),
  )
})

test('the fold remembers who holds the request and its legal days', () => {
  expect(situation(allActes(), '2027-01-06')).toEqual({
    etape: 'INSCRITE',
    retours: [],
    retrait: null,
    statutsRecusLe: null,
    statutsRenvoyesLe: null,
    projetRejetLe: null,
    observationsJusquau: null,
    observationsLe: null,
    contestations: [],
    demandes: [],
    avisEnvoye: null,
    publiee: null,
    verdicts: {},
    ensuite: null,
    horloges: [],
    deposeeLe: '2026-11-20',
    recepisseLe: null,
    enCharge: { agent: anAgent(), le: '2026-11-23' },
    communiqueeLe: '2026-11-24',
    oppositionJusquau: '2027-01-05',
    projet: null,
    reponseLe: null,
    opposeeLe: null,
    leveeLe: null,
    inscriteLe: '2027-01-06',
    decideeLe: '2027-01-06',
    decision: null,
    notifiee: null,
  })
})

test('a request without a deposit throws', () => {
  expect(() => situation([], '2026-11-20')).toThrow()
  expect(() => situation(allActes().slice(1), '2026-11-20')).toThrow()
})

test('an act after a decision throws', () => {
  for (const type of ['RESTITUTION', 'COMMUNICATION_PREFET'] as const)
    expect(() => situation([...allActes(), { type, le: '2027-01-07' }], '2027-01-07')).toThrow()
})

test("during an interruption the prefect's silence changes the stage to return to, and nothing else", () => {
  const communiquee = situation(allActes().slice(0, 3), '2026-11-24')
  const interrompue = { ...communiquee, etape: 'EXAMEN', retours: ['COMMUNIQUEE_PREFET', 'PRE_ENREGISTREE'] } as const
  expect(au(interrompue, '2027-01-05')).toMatchObject({ etape: 'EXAMEN', retours: interrompue.retours })
  expect(au(interrompue, '2027-01-06')).toMatchObject({ etape: 'EXAMEN', retours: ['A_ORDONNER', 'PRE_ENREGISTREE'], ensuite: null })
})

test('the only answer of the prefect is that he does not oppose', () => {
  expect(Acte.safeParse({ type: 'REPONSE_PREFET', le: '2026-12-10', reponse: 'OPPOSITION' }).success).toBe(false)
})

const arrivee = new Date('2026-11-20T13:02:00Z')
test.each([
  [
    1,
    '2026-11-20',
    'Votre requête est arrivée au greffe le 20/11/2026 à 14\u00A0h\u00A002. Le tribunal doit maintenant la prendre en charge. Un récépissé doit vous être délivré au plus tard le 25/11/2026.',
  ],
  [
    1,
    '2026-11-26',
    'Votre requête est arrivée au greffe le 20/11/2026 à 14\u00A0h\u00A002. Le tribunal doit maintenant la prendre en charge. Le récépissé devait vous être délivré au plus tard le 25/11/2026\u00A0: ce délai est dépassé. Vous pouvez vous adresser au greffe.',
  ],
  [
    2,
    '2026-11-23',
    "Le tribunal examine votre requête. Vous n'avez rien à faire. Un récépissé doit vous être délivré au plus tard le 25/11/2026.",
  ],
  [
    3,
    '2026-11-24',
    "Votre dossier a été communiqué au préfet le 24/11/2026. Le préfet peut s'opposer à l'inscription au plus tard le 05/01/2027. Vous n'avez rien à faire. Un récépissé doit vous être délivré au plus tard le 25/11/2026.",
  ],
  [
    3,
    '2027-01-06',
    "L'examen est terminé. La décision du tribunal est attendue. Le récépissé devait vous être délivré au plus tard le 25/11/2026\u00A0: ce délai est dépassé. Vous pouvez vous adresser au greffe.",
  ],
  [4, '2027-01-06', "L'association est inscrite au registre depuis le 06/01/2027."],
])('[STATE-14] after %d acts, on %s, the declarant reads where it stands', (nombre, aujourdhui, phrase) => {
  expect(phraseDEtat(situation(allActes().slice(0, nombre), aujourdhui), arrivee, aujourdhui)).toBe(phrase)
})

test('[STATE-14] once its receipt is delivered, nothing more is promised', () => {
  const actes = [...allActes().slice(0, 1), aRecepisse('2026-11-22')]
  expect(phraseDEtat(situation(actes, '2026-12-06'), arrivee, '2026-12-06')).toBe(
    'Votre requête est arrivée au greffe le 20/11/2026 à 14\u00A0h\u00A002. Le tribunal doit maintenant la prendre en charge.',
  )
})

test('a rejected request is decided: no act is left, its day is that of the order, nothing more is awaited', () => {
  const rejet: Acte = { type: 'REJET', le: '2027-01-06', signataire: { nom: 'Clotaire AMTMANN', qualite: 'Juge du registre' } }
  expect(Acte.parse(JSON.parse(JSON.stringify(rejet)))).toEqual(rejet)
  const rejetee = situationDe({ type: 'MODIFICATION', sousTypes: [], base: 1 }, [...allActes().slice(0, 2), rejet], '2027-01-07')
  expect(rejetee).toMatchObject({ etape: 'REJETEE', decideeLe: '2027-01-06', inscriteLe: null })
  expect(phraseDEtat(rejetee, arrivee, '2027-01-07')).toMatch(/^Votre requête a été rejetée le 06\/01\/2027\./)
})

test('a change of name registered without the prefect exists only in invented demonstration data: made on a version, its journal throws', () => {
  const [depot, prise, , inscription] = allActes()
  const actes = [depot, prise, inscription].filter((acte) => acte !== undefined)
  const objet = { type: 'MODIFICATION', sousTypes: ['DENOMINATION'] } as const
  expect(situationDe({ ...objet, base: null }, actes, '2027-01-07')).toMatchObject({ etape: 'INSCRITE', inscriteLe: '2027-01-06' })
  expect(() => situationDe({ ...objet, base: 1 }, actes, '2027-01-07')).toThrow(/journal cannot be/)
})

test('a decision recorded before working days were counted keeps the day its delay ended then; a new one waits for the working day', () => {
  // Six weeks from 20 November 2026 end on 1 January 2027, a holiday and a Friday: 4 January is the next working day.
  const [depot, prise, , inscription] = allActes() as [Acte, Acte, Acte, Acte]
  const communiquee: Acte[] = [depot, prise, { type: 'COMMUNICATION_PREFET', le: '2026-11-20' }].map(
    (acte) => ({ ...acte, le: '2026-11-20' }) as Acte,
  )
  expect(situation(communiquee, '2027-01-04')).toMatchObject({ etape: 'COMMUNIQUEE_PREFET', oppositionJusquau: '2027-01-04' })
  expect(etapeDe(communiquee, '2027-01-05')).toBe('A_ORDONNER')
  const withInscription = (le: string) => [...communiquee, { ...inscription, le } as Acte]
  expect(situation(withInscription('2027-01-02'), '2027-03-01')).toMatchObject({
    etape: 'INSCRITE',
    inscriteLe: '2027-01-02',
    horloges: [],
  })
  expect(() => situation(withInscription('2027-01-01'), '2027-03-01')).toThrow(/journal cannot be/)
  const lu = { ...situation(communiquee, '2027-01-02'), deposeeLe: '2026-11-20' }
  expect(checkJourActe('INSCRIPTION', '2027-01-04', lu, '2027-01-10')).toHaveLength(1)
  expect(checkJourActe('INSCRIPTION', '2027-01-05', lu, '2027-01-10')).toEqual([])
})
