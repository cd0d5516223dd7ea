import type { TypeDelivrance } from '../association/delivrances.ts'

/** What the court communicates of a request (REQ-23). */
export type TypeCommunique = Exclude<TypeDelivrance, 'EXTRAIT' | 'ATTESTATION_INSCRIPTION'>

/** What is read first: what awaits an answer, the letter that tells the decision and how to appeal, the decision, then what proves (REQ-26). */
const priorites: Record<TypeCommunique, number> = {
  DEMANDE_PIECES: 1,
  PROJET_REJET: 1,
  AVIS_FINS_PAIEMENT: 1,
  NOTIFICATION_DECISION: 2,
  ORDONNANCE: 3,
  CERTIFICAT_INSCRIPTION: 4,
  AVIS_FIN_PUBLICATION: 5,
  RECEPISSE: 5,
}

export const prioriteDe = (type: TypeCommunique): number => priorites[type]

/** By priority; of the same, the latest first. */
export const parPriorite = <D extends { type: TypeCommunique; delivreLe: string }>(documents: readonly D[]): D[] =>
  documents.toSorted((a, b) => prioriteDe(a.type) - prioriteDe(b.type) || b.delivreLe.localeCompare(a.delivreLe))
