import type { TypeEvenement } from '../../association/evenements.ts'
import type { TypeRequete } from '../types.ts'

/** The event of a registered request of this type in the history of an association (STATE-05, STATE-08). */
export const evenementDe = (type: TypeRequete): TypeEvenement =>
  type === 'CREATION' || type === 'FUSION_ABSORPTION' || type === 'RECTIFICATION' ? type : 'INSCRIPTION'
