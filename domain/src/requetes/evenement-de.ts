import type { TypeEvenement } from '../association/evenements.ts'
import type { TypeRequete } from './types.ts'

/** What a registered request of this type is called in the history of an association (STATE-05, STATE-08). */
export const evenementDe = (type: TypeRequete): TypeEvenement =>
  type === 'CREATION' || type === 'FUSION_ABSORPTION' || type === 'RECTIFICATION' ? type : 'INSCRIPTION'
