import type { MotifEtat } from './motif-etat.ts'
import { textesRepresentation as textes } from './textes-representation.ts'

/** The association that goes on where another was struck off: what absorbed it, or the same at its new court. */
export interface Successeur {
  numero: string
  denomination: string
  /** Label of its court. */
  tribunal: string
}

export interface SortLisible {
  motifEtat: MotifEtat | null
  successeur: Successeur | null
}

/** Where an association goes on, in one sentence; null of one that nothing succeeds. */
export const phraseDuSuccesseur = ({ motifEtat, successeur }: SortLisible): string | null => {
  if (successeur === null || (motifEtat !== 'ABSORPTION' && motifEtat !== 'TRANSFERT')) return null
  return textes.suites[motifEtat](textes.successeur(successeur.denomination, successeur.numero, successeur.tribunal))
}
