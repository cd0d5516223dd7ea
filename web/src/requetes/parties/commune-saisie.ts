import type { Commune } from 'domain/core/commune'

/** A commune as the fields hold it, with its courts when it was found in the list. */
export interface CommuneSaisie extends Commune {
  tribunalJudiciaire?: string | null
  tribunalProximite?: string | null
  /** The delegated or former commune by which it was found. */
  ancienne?: string | null
}

/** The court that keeps the register of a commune: its TPRX if it has one, otherwise its TJ (FINAL-07); null where none of ours does, or none is known. */
export const tribunalDe = (commune: CommuneSaisie | null): string | null =>
  commune?.tribunalProximite ?? commune?.tribunalJudiciaire ?? null
