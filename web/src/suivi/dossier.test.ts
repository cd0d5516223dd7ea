import { expect, test } from 'vitest'
import { actsShown, joursPasses, type DossierData } from './dossier.ts'

const acte = (type: string, le: string): DossierData['journal'][number] => ({ rang: 1, type, instant: `${le}T10:00:00Z`, auteur: null, le })
const libres = { PRISE_EN_CHARGE: [], COMMUNICATION_PREFET: [], REPONSE_PREFET: [], INSCRIPTION: [] } as DossierData['obstacles']
const bloque = (...actes: (keyof DossierData['obstacles'])[]): DossierData['obstacles'] => ({
  ...libres,
  ...Object.fromEntries(actes.map((each) => [each, ['motif']])),
})

test.each<[string, string[], DossierData['obstacles'], string[]]>([
  ['just filed', ['DEPOT'], bloque('COMMUNICATION_PREFET', 'REPONSE_PREFET', 'INSCRIPTION'), ['PRISE_EN_CHARGE', 'INSCRIPTION']],
  [
    'communicated to the prefect',
    ['DEPOT', 'PRISE_EN_CHARGE', 'COMMUNICATION_PREFET'],
    bloque('PRISE_EN_CHARGE', 'COMMUNICATION_PREFET', 'INSCRIPTION'),
    ['REPONSE_PREFET', 'INSCRIPTION'],
  ],
  [
    'six weeks of silence',
    ['DEPOT', 'PRISE_EN_CHARGE', 'COMMUNICATION_PREFET'],
    bloque('PRISE_EN_CHARGE', 'COMMUNICATION_PREFET', 'REPONSE_PREFET'),
    ['INSCRIPTION'],
  ],
  [
    'held by another clerk',
    ['DEPOT', 'PRISE_EN_CHARGE'],
    bloque('PRISE_EN_CHARGE', 'COMMUNICATION_PREFET', 'REPONSE_PREFET', 'INSCRIPTION'),
    ['COMMUNICATION_PREFET', 'INSCRIPTION'],
  ],
  ['registered', ['DEPOT', 'INSCRIPTION'], libres, []],
])('%s: the next act comes first, then the decision', (_, done, obstacles, shown) => {
  expect(actsShown({ journal: done.map((type) => acte(type, '2026-11-20')), obstacles })).toEqual(shown)
})

test('the days passed are those of the journal, the deposit being dated in Paris', () => {
  const journal = [acte('PRISE_EN_CHARGE', '2026-11-21'), acte('COMMUNICATION_PREFET', '2026-11-23')]
  expect(joursPasses({ journal, datePreEnregistrement: '2026-11-19T23:30:00.000Z' })).toEqual({
    deposeeLe: '2026-11-20',
    communiqueeLe: '2026-11-23',
    reponseLe: null,
    oppositionJusquau: '2027-01-04',
  })
})
