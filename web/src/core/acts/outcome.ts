import type { CorpsErreur } from 'domain/core/erreurs'
import { ApiError } from '../api/api-error.ts'
import { linesOfFailure } from '../notices/failure.ts'

/** What became of what was sent: done; or not, and what is said of it, where it was asked. */
export type Outcome<A = unknown> = { kind: 'done'; answer: A } | Failure

export interface Failure {
  /** Fields are at fault; somebody else acted meanwhile (what is on screen is no longer true); or anything else. */
  kind: 'refused' | 'conflict' | 'failed'
  /** Of what was asked. */
  title: string
  /** What happened, in the server's words when it has some. */
  lines: readonly string[]
  /** Each under its field; null when no field is at fault. */
  refusals: CorpsErreur | null
  /** The accident itself, for who must tell one from another. */
  error: unknown
}

/** The failure of what was not sent at all, a field being at fault. */
export const refusedField = (title: string, field: string, defaultMessage: string): Failure => ({
  kind: 'refused',
  title,
  lines: [],
  refusals: { message: defaultMessage, errors: [{ field, defaultMessage }], globalErrors: [] },
  error: null,
})

/** The failure that an accident of a call is, under the title of what was asked. */
export const failureOf = (error: unknown, title: string): Failure => {
  const corps = error instanceof ApiError ? error.corps : null
  if (error instanceof ApiError && error.status === 409)
    return { kind: 'conflict', title, lines: linesOfFailure(error), refusals: null, error }
  if (corps === null || corps.errors.length === 0) return { kind: 'failed', title, lines: linesOfFailure(error), refusals: null, error }
  return { kind: 'refused', title, lines: corps.globalErrors.map(({ defaultMessage }) => defaultMessage), refusals: corps, error }
}

/** The failure in lines, where no field can carry its own. */
export const linesOf = ({ lines, refusals }: Failure): string[] => [
  ...lines,
  ...(refusals?.errors.map(({ defaultMessage }) => defaultMessage) ?? []),
]
