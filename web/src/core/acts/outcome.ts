import type { CorpsErreur } from 'domain/core/erreurs'
import { ApiError } from '../api/api-error.ts'
import { linesOfFailure } from '../notices/failure.ts'

/** What became of what was sent: done; or not, and what is said of it, where it was asked. */
export type Outcome = { done: true } | Failure

export interface Failure {
  done: false
  title: string
  /** Each under its field; null when no field is at fault. */
  refusals: CorpsErreur | null
  /** Otherwise, what happened. */
  lines: readonly string[]
  /** Somebody else acted meanwhile (409): what is on screen is no longer true. */
  conflict: boolean
}

/** The failure of what was not sent at all, a field being at fault. */
export const refusedField = (title: string, field: string, defaultMessage: string): Failure => ({
  done: false,
  title,
  refusals: { message: defaultMessage, errors: [{ field, defaultMessage }], globalErrors: [] },
  lines: [],
  conflict: false,
})

/** The failure that an accident of a call is, under the title of what was asked. */
export const failureOf = (error: unknown, title: string): Failure => {
  const refused = error instanceof ApiError && error.status === 400 && error.corps.errors.length > 0
  return {
    done: false,
    title,
    refusals: refused ? error.corps : null,
    lines: refused ? [] : linesOfFailure(error),
    conflict: error instanceof ApiError && error.status === 409,
  }
}
