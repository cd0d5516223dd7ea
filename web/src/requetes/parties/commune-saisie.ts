import type { Commune } from 'domain/core/commune'

/** A commune as the fields hold it, with its courts when it was found in the list. */
export interface CommuneSaisie extends Commune {
  tribunalJudiciaire?: string | null
  tribunalProximite?: string | null
}
