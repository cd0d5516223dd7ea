import type { Commune } from 'domain/core/commune'

/** The form value of a commune, with its courts when it comes from the list. */
export interface CommuneSaisie extends Commune {
  tribunalJudiciaire?: string | null
  tribunalProximite?: string | null
  /** The delegated or former commune that the search matched. */
  ancienne?: string | null
}

/**
 * The court that keeps the register of a commune: its TPRX if it has one, otherwise its TJ (FINAL-07). Null outside the courts' area, or
 * for free text.
 */
export const tribunalDe = (commune: CommuneSaisie | null): string | null =>
  commune?.tribunalProximite ?? commune?.tribunalJudiciaire ?? null
