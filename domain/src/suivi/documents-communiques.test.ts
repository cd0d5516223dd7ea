import { expect, test } from 'vitest'
import { byPriorite, type CommunicatedType } from './documents-communiques.ts'

test('[REQ-23] the letter notifying the decision comes first, then the decision, the certificate and the receipt; ties put the latest first', () => {
  const document = (type: CommunicatedType, delivreLe: string) => ({ type, delivreLe })
  const documents = [
    document('RECEPISSE', '2026-11-23'),
    document('ORDONNANCE', '2027-01-06'),
    document('CERTIFICAT_INSCRIPTION', '2027-01-06'),
    document('RECEPISSE', '2026-11-24'),
    document('NOTIFICATION_DECISION', '2027-01-06'),
  ]
  expect(byPriorite(documents).map(({ type, delivreLe }) => `${type} ${delivreLe}`)).toEqual([
    'NOTIFICATION_DECISION 2027-01-06',
    'ORDONNANCE 2027-01-06',
    'CERTIFICAT_INSCRIPTION 2027-01-06',
    'RECEPISSE 2026-11-24',
    'RECEPISSE 2026-11-23',
  ])
})
