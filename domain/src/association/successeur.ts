import type { MotifEtat } from './motif-etat.ts'
import { textesRepresentation as textes } from './textes/representation.ts'

/** The association that continues one struck off: the one that absorbed it, or its new sheet at another court. */
export interface Successeur {
  numero: string
  denomination: string
  /** Label of its court. */
  tribunal: string
}

export interface ReadableSort {
  motifEtat: MotifEtat | null
  successeur: Successeur | null
}

/** The successor of an association, in one sentence; null when there is none. */
export const successeurPhrase = ({ motifEtat, successeur }: ReadableSort): string | null => {
  if (successeur === null || (motifEtat !== 'ABSORPTION' && motifEtat !== 'TRANSFERT')) return null
  return textes.suites[motifEtat](textes.successeur(successeur.denomination, successeur.numero, successeur.tribunal))
}
