import { greffeActes } from 'domain/requetes/procedure/obstacles'
import { describe, expect, test } from 'vitest'
import { actsShown, type DossierData, otherActs } from './dossier.ts'

const acte = (type: DossierData['journal'][number]['type'], le: string): DossierData['journal'][number] => ({
  rang: 1,
  type,
  instant: `${le}T10:00:00Z`,
  auteur: null,
  le,
  texte: null,
  corrige: null,
  controles: [],
})
/** Every act is open except taking the request over, which requires that another clerk holds it. */
const libres = {
  ...(Object.fromEntries(greffeActes.map((each) => [each, [] as string[]])) as DossierData['obstacles']),
  REPRISE_DOSSIER: ['motif'],
}
const heldByAnother = (obstacles: DossierData['obstacles']): DossierData['obstacles'] => ({ ...obstacles, REPRISE_DOSSIER: [] })
const blockOnly = (...actes: (keyof DossierData['obstacles'])[]): DossierData['obstacles'] => ({
  ...libres,
  ...Object.fromEntries(actes.map((each) => [each, ['motif']])),
})
/** Same, with the named acts blocked, and also demandes, rejection, notices and notification. */
const blockWithUsual: typeof blockOnly = (...actes) =>
  blockOnly(
    'REJET',
    'DEMANDE',
    'AVIS_FINS_PAIEMENT',
    'AVIS_FIN_PUBLICATION',
    'CONSTAT_PUBLICATION',
    'NOTIFICATION',
    'PROJET_ORDONNANCE',
    ...actes,
  )

const throughPrefet = ['COMMUNICATION_PREFET', 'REPONSE_PREFET'] as const

test.each<[string, Parameters<typeof acte>[0][], DossierData['obstacles'], string[]]>([
  [
    'just filed',
    ['DEPOT'],
    blockWithUsual('COMMUNICATION_PREFET', 'REPONSE_PREFET', 'INSCRIPTION'),
    ['PRISE_EN_CHARGE', 'RECEPISSE', 'INSCRIPTION'],
  ],
  [
    'communicated to the prefect',
    ['DEPOT', 'PRISE_EN_CHARGE', 'COMMUNICATION_PREFET'],
    blockWithUsual('RECEPISSE', 'PRISE_EN_CHARGE', 'COMMUNICATION_PREFET', 'INSCRIPTION'),
    ['REPONSE_PREFET', 'INSCRIPTION'],
  ],
  [
    'six weeks of silence',
    ['DEPOT', 'PRISE_EN_CHARGE', 'COMMUNICATION_PREFET'],
    blockWithUsual('RECEPISSE', 'PRISE_EN_CHARGE', 'COMMUNICATION_PREFET', 'REPONSE_PREFET'),
    ['INSCRIPTION'],
  ],
  [
    'held by another clerk',
    ['DEPOT', 'PRISE_EN_CHARGE'],
    heldByAnother(blockWithUsual('RECEPISSE', 'PRISE_EN_CHARGE', 'COMMUNICATION_PREFET', 'REPONSE_PREFET', 'INSCRIPTION')),
    ['COMMUNICATION_PREFET', 'INSCRIPTION', 'REPRISE_DOSSIER'],
  ],
  [
    'given back to the queue',
    ['DEPOT', 'PRISE_EN_CHARGE', 'COMMUNICATION_PREFET', 'RESTITUTION'],
    blockWithUsual('RECEPISSE', 'COMMUNICATION_PREFET', 'REPONSE_PREFET', 'INSCRIPTION'),
    ['PRISE_EN_CHARGE', 'INSCRIPTION'],
  ],
  [
    'opposed',
    ['DEPOT', 'PRISE_EN_CHARGE', 'COMMUNICATION_PREFET', 'OPPOSITION_PREFET'],
    blockWithUsual('RECEPISSE', 'PRISE_EN_CHARGE', 'COMMUNICATION_PREFET', 'REPONSE_PREFET', 'INSCRIPTION'),
    ['LEVEE_OPPOSITION', 'INSCRIPTION'],
  ],
  [
    'examined, the declarant may be asked for documents',
    ['DEPOT', 'PRISE_EN_CHARGE'],
    blockOnly('RECEPISSE', 'PRISE_EN_CHARGE', 'REPONSE_PREFET', 'INSCRIPTION', 'REJET'),
    ['COMMUNICATION_PREFET', 'DEMANDE', 'INSCRIPTION'],
  ],
  [
    'heard on a project of rejection',
    ['DEPOT', 'PRISE_EN_CHARGE', 'PROJET_REJET', 'REPONSE'],
    blockOnly('RECEPISSE', 'PRISE_EN_CHARGE', ...throughPrefet, 'INSCRIPTION', 'DEMANDE'),
    ['REJET', 'ABANDON_REJET', 'INSCRIPTION'],
  ],
  ['registered', ['DEPOT', 'INSCRIPTION'], blockWithUsual(), []],
  [
    'registered, the notice of its publication to be paid',
    ['DEPOT', 'INSCRIPTION'],
    blockOnly('AVIS_FIN_PUBLICATION', 'CONSTAT_PUBLICATION', 'NOTIFICATION'),
    ['AVIS_FINS_PAIEMENT'],
  ],
  [
    'registered, the notice of its publication to be sent',
    ['DEPOT', 'INSCRIPTION'],
    blockOnly('AVIS_FINS_PAIEMENT', 'CONSTAT_PUBLICATION', 'NOTIFICATION'),
    ['AVIS_FIN_PUBLICATION'],
  ],
  [
    'registered, its publication to be seen',
    ['DEPOT', 'INSCRIPTION'],
    blockOnly('AVIS_FINS_PAIEMENT', 'AVIS_FIN_PUBLICATION', 'NOTIFICATION'),
    ['CONSTAT_PUBLICATION'],
  ],
  [
    'rejected, the day of its notification to be recorded',
    ['DEPOT', 'PROJET_REJET', 'REJET'],
    blockOnly('AVIS_FINS_PAIEMENT', 'AVIS_FIN_PUBLICATION', 'CONSTAT_PUBLICATION'),
    ['NOTIFICATION'],
  ],
  ['taken back', ['DEPOT', 'PRISE_EN_CHARGE', 'RETRAIT'], blockWithUsual(), []],
])('%s: the next act comes first, then the decision', (_, done, obstacles, shown) => {
  expect(
    actsShown({ journal: done.map((type) => acte(type, '2026-11-20')), obstacles, auPrefet: true, circuit: false, projet: null }),
  ).toEqual(shown)
})

test.each<[string, Parameters<typeof acte>[0][], DossierData['obstacles'], string[]]>([
  ['just filed', ['DEPOT'], blockWithUsual(...throughPrefet, 'INSCRIPTION'), ['PRISE_EN_CHARGE', 'RECEPISSE', 'INSCRIPTION']],
  ['taken in charge', ['DEPOT', 'PRISE_EN_CHARGE'], blockWithUsual('RECEPISSE', 'PRISE_EN_CHARGE', ...throughPrefet), ['INSCRIPTION']],
  [
    'held by another clerk',
    ['DEPOT', 'PRISE_EN_CHARGE'],
    heldByAnother(blockWithUsual('RECEPISSE', 'PRISE_EN_CHARGE', ...throughPrefet, 'INSCRIPTION')),
    ['INSCRIPTION', 'REPRISE_DOSSIER'],
  ],
])('%s, what goes to no prefect never shows an act of the prefect', (_, done, obstacles, shown) => {
  expect(
    actsShown({ journal: done.map((type) => acte(type, '2026-11-20')), obstacles, auPrefet: false, circuit: false, projet: null }),
  ).toEqual(shown)
})

test('a request can be handed over only when a colleague exists, and acts shown elsewhere are not listed again', () => {
  const collegues = [{ uuid: 'agent-2', prenom: 'Odile', nom: 'Plumenach' }]
  const sansRemise = [
    'RESTITUTION',
    'OPPOSITION_PREFET',
    'RECEPTION_STATUTS',
    'RENVOI_STATUTS',
    'CORRECTION',
    'RETRAIT_DEMANDE',
    'PROJET_REJET',
    'RECEPTION_OBSERVATIONS',
  ] as const
  expect(otherActs({ obstacles: libres, collegues })).toEqual(['REMISE', ...sansRemise])
  expect(otherActs({ obstacles: libres, collegues: [] })).toEqual(sansRemise)
  expect(otherActs({ obstacles: blockWithUsual('REMISE', ...sansRemise), collegues })).toEqual(['ABANDON_REJET'])
  expect(otherActs({ obstacles: blockWithUsual('REMISE', 'ABANDON_REJET', ...sansRemise), collegues })).toEqual([])
})

describe('where the judge signs', () => {
  const projet = {
    le: '2026-11-20',
    sens: 'INSCRIPTION',
    par: { prenom: '', nom: '' },
    recours: '',
    destinataire: '',
    lrar: false,
    motifs: [],
    obstacles: [],
  } as const
  const whole = [...throughPrefet, 'RECEPISSE', 'PRISE_EN_CHARGE', 'INSCRIPTION', 'REJET', 'DEMANDE', 'AVIS_FINS_PAIEMENT'] as const
  test.each<[string, DossierData['obstacles'], DossierData['projet'], string[]]>([
    [
      'examined, the decision is the one that is prepared',
      blockOnly(...whole.slice(2), 'PROJET_ORDONNANCE'),
      null,
      ['COMMUNICATION_PREFET', 'PROJET_ORDONNANCE'],
    ],
    ['ready, it is prepared', blockOnly(...whole, 'ABANDON_REJET'), null, ['PROJET_ORDONNANCE']],
    ['heard on a rejection, that is prepared, or given up', blockOnly(...whole), null, ['PROJET_ORDONNANCE', 'ABANDON_REJET']],
    [
      'at the signature, it is taken back',
      blockOnly(...whole, 'PROJET_ORDONNANCE'),
      { ...projet, motifs: [], obstacles: [] },
      ['RETRAIT_PROJET'],
    ],
    [
      'at the signature, a colleague takes over the request of an absent clerk',
      heldByAnother(blockOnly(...whole, 'PROJET_ORDONNANCE', 'RETRAIT_PROJET')),
      { ...projet, motifs: [], obstacles: [] },
      ['RETRAIT_PROJET', 'REPRISE_DOSSIER'],
    ],
    [
      'at the signature, the request of a clerk who left the court is taken in charge',
      blockOnly(...whole.filter((each) => each !== 'PRISE_EN_CHARGE'), 'PROJET_ORDONNANCE', 'RETRAIT_PROJET'),
      { ...projet, motifs: [], obstacles: [] },
      ['PRISE_EN_CHARGE', 'RETRAIT_PROJET'],
    ],
  ])('%s', (_, obstacles, prepared, shown) => {
    const journal = ['DEPOT', 'PRISE_EN_CHARGE'] as const
    expect(
      actsShown({ journal: journal.map((type) => acte(type, '2026-11-20')), obstacles, auPrefet: true, circuit: true, projet: prepared }),
    ).toEqual(shown)
  })
})
