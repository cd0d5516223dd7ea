import type { EtatAssociation } from '../../association/etats.ts'
import type { TypeRequete } from '../types.ts'
import { textesDesActes } from '../textes/actes.ts'

const mots = textesDesActes.INSCRIPTION

interface Filed {
  type: TypeRequete
  /** The state of the association today, apart from non-conformity; absent for a creation. */
  etatDuRegistre?: EtatAssociation | undefined
}

/**
 * Reasons not to register a filing because the register changed since. A court may have decided meanwhile, or a decision may have been
 * reversed (STAFF-14).
 */
export const registreObstacles = ({ type, etatDuRegistre }: Filed): string[] => {
  if (etatDuRegistre === 'RADIEE') return [mots.radiee]
  if (etatDuRegistre === 'DISSOUTE' && (type === 'MODIFICATION' || type === 'DISSOLUTION')) return [mots.dissoute]
  return etatDuRegistre === 'INSCRITE' && type === 'RADIATION' ? [mots.nonDissoute] : []
}
