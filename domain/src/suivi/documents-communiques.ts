import type { TypeDelivrance } from '../association/delivrances.ts'

/** What the court communicates of a request (REQ-23). */
export type TypeCommunique = Exclude<TypeDelivrance, 'EXTRAIT'>

/** What is read first: the letter that tells the decision and how to appeal, then the decision, then what proves (REQ-26). */
const priorites: Record<TypeCommunique, number> = { NOTIFICATION_DECISION: 1, ORDONNANCE: 2, CERTIFICAT_INSCRIPTION: 3, RECEPISSE: 4 }

export const prioriteDe = (type: TypeCommunique): number => priorites[type]

/** By priority; of the same, the latest first. */
export const parPriorite = <D extends { type: TypeCommunique; delivreLe: string }>(documents: readonly D[]): D[] =>
  documents.toSorted((a, b) => prioriteDe(a.type) - prioriteDe(b.type) || b.delivreLe.localeCompare(a.delivreLe))
