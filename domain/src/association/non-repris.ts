import { informationsVides } from './formes.ts'
import type { Version } from './version.ts'

/**
 * What the takeover from the paper register did not say (STAFF-18). Each filing names a legal representative: where none is named, nobody was
 * asked for the purpose or the limits of powers either, as long as they are what a takeover writes.
 */
export const nonRepris = ({ gouvernance, but, stipulations }: Pick<Version['informations'], 'gouvernance' | 'but' | 'stipulations'>) => {
  const duPapier = gouvernance.trim() === ''
  return { gouvernance: duPapier, but: duPapier && but === informationsVides.but, limites: duPapier && !stipulations }
}
