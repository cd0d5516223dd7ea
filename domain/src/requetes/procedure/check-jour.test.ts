import { expect, test } from 'vitest'
import { allActes } from '../examples/filings.ts'
import type { Acte } from '../actes/actes.ts'
import { situationDe } from './fold.ts'
import { checkJourActe } from './check-jour.ts'

const after = (nombre: number, aujourdhui: string) =>
  situationDe({ type: 'CREATION', sousTypes: [], base: null }, allActes().slice(0, nombre), aujourdhui)
const refus = (motif: string) => [{ field: 'le', defaultMessage: motif }]

test('the date of an act is neither in the future nor before the deposit', () => {
  expect(checkJourActe('COMMUNICATION_PREFET', '2026-11-24', after(2, '2026-11-24'), '2026-11-24')).toEqual([])
  expect(checkJourActe('COMMUNICATION_PREFET', '2026-11-25', after(2, '2026-11-24'), '2026-11-24')).toEqual(
    refus('La date ne peut être postérieure à la date du jour'),
  )
  expect(checkJourActe('COMMUNICATION_PREFET', '2026-11-19', after(2, '2026-11-24'), '2026-11-24')).toEqual(
    refus('La date ne peut être antérieure au dépôt de la requête (20/11/2026).'),
  )
})

test.each([
  ['', 'le champ est obligatoire'],
  ['31/02/2026', 'Indiquez une date qui existe, par exemple 12/12/2026.'],
  ['12/1', 'Indiquez une date qui existe, par exemple 12/12/2026.'],
])('an act of the court is not dated « %s »: the field says why, whatever the act', (le, motif) => {
  for (const acte of ['COMMUNICATION_PREFET', 'INSCRIPTION', 'NOTIFICATION', 'CONSTAT_PUBLICATION'] as const)
    expect(checkJourActe(acte, le, after(1, '2026-11-20'), '2026-11-20')).toEqual(refus(motif))
})

test('the prefect answers after the communication', () => {
  expect(checkJourActe('REPONSE_PREFET', '2026-11-24', after(3, '2026-12-10'), '2026-12-10')).toEqual([])
  expect(checkJourActe('REPONSE_PREFET', '2026-11-23', after(3, '2026-12-10'), '2026-12-10')).toEqual(
    refus('La date ne peut être antérieure à la communication au préfet (24/11/2026).'),
  )
})

test("the ordonnance may not be dated within the prefect's six weeks", () => {
  expect(checkJourActe('INSCRIPTION', '2027-01-05', after(3, '2027-01-10'), '2027-01-10')).toEqual(
    refus("Le préfet peut s'opposer au plus tard le 05/01/2027."),
  )
  expect(checkJourActe('INSCRIPTION', '2027-01-06', after(3, '2027-01-10'), '2027-01-10')).toEqual([])
})

test("the ordonnance may not be dated before the prefect's answer", () => {
  const reponse: Acte = { type: 'REPONSE_PREFET', le: '2026-12-10', reponse: 'PAS_D_OPPOSITION' }
  const situation = situationDe({ type: 'CREATION', sousTypes: [], base: null }, [...allActes().slice(0, 3), reponse], '2026-12-15')
  expect(checkJourActe('INSCRIPTION', '2026-12-10', situation, '2026-12-15')).toEqual([])
  expect(checkJourActe('INSCRIPTION', '2026-12-09', situation, '2026-12-15')).toEqual(
    refus('La date ne peut être antérieure à la réponse du préfet (10/12/2026).'),
  )
})
