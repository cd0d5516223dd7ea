import type { TypeDelivrance } from '../association/delivrances.ts'

/** The documents of a request that the court sends to its declarant (REQ-23). */
export type CommunicatedType = Exclude<TypeDelivrance, 'EXTRAIT' | 'ATTESTATION_INSCRIPTION'>

/** Reading order: documents that await an answer, the letter with the decision and its appeal, the decision, then proofs (REQ-26). */
const priorites: Record<CommunicatedType, number> = {
  DEMANDE_PIECES: 1,
  PROJET_REJET: 1,
  AVIS_FINS_PAIEMENT: 1,
  NOTIFICATION_DECISION: 2,
  ORDONNANCE: 3,
  CERTIFICAT_INSCRIPTION: 4,
  AVIS_FIN_PUBLICATION: 5,
  RECEPISSE: 5,
}

export const prioriteDe = (type: CommunicatedType): number => priorites[type]

/** By priority, then the latest first. */
export const byPriorite = <D extends { type: CommunicatedType; delivreLe: string }>(documents: readonly D[]): D[] =>
  documents.toSorted((a, b) => prioriteDe(a.type) - prioriteDe(b.type) || b.delivreLe.localeCompare(a.delivreLe))
