import { isJour } from 'domain/core/jour'
import { anneeEnCours, type Periode } from 'domain/suivi/periode'
import { today } from '../../core/today.ts'

const day = (value: unknown, otherwise: string): string => (typeof value === 'string' && isJour(value) ? value : otherwise)

/** Reads the period from an address. Each missing or invalid bound defaults to the current year's. */
export const readPeriod = (search: Record<string, unknown>): Periode => {
  const usual = anneeEnCours(today())
  return { du: day(search['du'], usual.du), au: day(search['au'], usual.au) }
}
