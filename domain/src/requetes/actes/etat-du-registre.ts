import type { EtatAssociation } from '../../association/etats.ts'
import type { TypeRequete } from '../types.ts'
import { textesDesActes } from './textes.ts'

const mots = textesDesActes.INSCRIPTION

interface Filed {
  type: TypeRequete
  /** What the register says of the association today, beside what its inscription lacks; nothing of a creation. */
  etatDuRegistre?: EtatAssociation | undefined
}

/** What the register says since the filing that its registration would unsay: a court may have decided meanwhile, or reversed (STAFF-14). */
export const obstaclesDuRegistre = ({ type, etatDuRegistre }: Filed): string[] => {
  if (etatDuRegistre === 'RADIEE') return [mots.radiee]
  if (etatDuRegistre === 'DISSOUTE' && (type === 'MODIFICATION' || type === 'DISSOLUTION')) return [mots.dissoute]
  return etatDuRegistre === 'INSCRITE' && type === 'RADIATION' ? [mots.nonDissoute] : []
}
