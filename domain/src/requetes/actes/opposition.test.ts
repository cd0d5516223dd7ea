import { expect, test } from 'vitest'
import { held, allActes, markAllConforming, anAgent } from '../examples/filings.ts'
import type { Acte } from './actes.ts'
import { obstacles } from '../procedure/obstacles.ts'
import { situationDe } from '../procedure/fold.ts'
import { checkJourActe } from '../procedure/check-jour.ts'

const creation = { type: 'CREATION', sousTypes: [], base: null } as const
/** Filed on 20/11/2026, communicated on the 24th: the prefect may oppose until 05/01/2027. */
const communiquee = allActes().slice(0, 3)
const opposition: Acte = { type: 'OPPOSITION_PREFET', le: '2026-12-15' }
const levee: Acte = { type: 'LEVEE_OPPOSITION', le: '2027-03-01' }
const au = (actes: readonly Acte[], jour: string) => ({
  ...held(situationDe(creation, actes, jour)),
  ...creation,
  verdicts: markAllConforming(),
  agent: anAgent().uuid,
  signataires: true,
  corrigibles: [],
})

test.each(['2026-12-15', '2027-01-06', '2028-01-01'])('a file with an opposition never reaches its decision by itself: on %s', (jour) => {
  const situation = au([...communiquee, opposition], jour)
  expect(situation).toMatchObject({ etape: 'OPPOSITION', ensuite: null, opposeeLe: '2026-12-15' })
  expect(situation.horloges.map(({ delai }) => delai)).not.toContain('OPPOSITION_PREFET')
  expect(obstacles('INSCRIPTION', situation)).toEqual(['le préfet a formé opposition le 15/12/2026'])
  expect(obstacles('REPONSE_PREFET', situation)).toEqual(['la requête est arrêtée par une opposition du préfet'])
})

test('once lifted, the request may be decided from the day of the lifting', () => {
  const situation = au([...communiquee, opposition, levee], '2027-03-02')
  expect(situation).toMatchObject({ etape: 'A_ORDONNER', leveeLe: '2027-03-01' })
  expect(obstacles('INSCRIPTION', situation)).toEqual([])
  const jour = (le: string) => checkJourActe('INSCRIPTION', le, situation, '2027-03-02').map(({ defaultMessage }) => defaultMessage)
  expect(jour('2027-02-28')).toEqual(["La date ne peut être antérieure à la levée de l'opposition (01/03/2027)."])
  expect(jour('2027-03-01')).toEqual([])
})

test.each([
  ['2026-11-23', 'La date ne peut être antérieure à la communication au préfet (24/11/2026).'],
  ['2026-11-24', undefined],
  ['2027-01-05', undefined],
])('the opposition bears a day of the six weeks: %s', (le, refus) => {
  const [premier] = checkJourActe('OPPOSITION_PREFET', le, au(communiquee, '2026-11-24'), '2027-01-05')
  expect(premier?.defaultMessage).toBe(refus)
})

test('after the six weeks the silence has opened the decision: an opposition can no longer be recorded', () => {
  expect(obstacles('OPPOSITION_PREFET', au(communiquee, '2027-01-05'))).toEqual([])
  expect(obstacles('OPPOSITION_PREFET', au(communiquee, '2027-01-06'))).toEqual(['la requête est à ordonner'])
  const [tard] = checkJourActe('OPPOSITION_PREFET', '2027-01-06', au(communiquee, '2026-12-01'), '2027-01-06')
  expect(tard?.defaultMessage).toBe("Le préfet pouvait s'opposer au plus tard le 05/01/2027.")
})

test('a lifting needs an opposition, and may not come before it', () => {
  expect(obstacles('LEVEE_OPPOSITION', au(communiquee, '2026-12-01'))).toEqual(["le préfet n'a pas formé opposition"])
  const [avant] = checkJourActe('LEVEE_OPPOSITION', '2026-12-14', au([...communiquee, opposition], '2026-12-20'), '2026-12-20')
  expect(avant?.defaultMessage).toBe("La date ne peut être antérieure à l'opposition du préfet (15/12/2026).")
})

test('an opposition recorded by mistake is corrected: the six weeks run as before', () => {
  const actes: Acte[] = [...communiquee, opposition, { type: 'CORRECTION', le: '2026-12-16', corrige: 4 }]
  expect(au(actes, '2026-12-16')).toMatchObject({ etape: 'COMMUNIQUEE_PREFET', opposeeLe: null })
  expect(au(actes, '2027-01-06').etape).toBe('A_ORDONNER')
})
