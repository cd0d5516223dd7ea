import type { CorpsErreur } from 'domain/core/erreurs'
import { ApiError } from '../api/api-error.ts'
import { linesOfFailure } from '../api/failure.ts'

/** The result of a call: done, or a failure described for the person who made it. */
export type Outcome<A = unknown> = { kind: 'done'; answer: A } | Failure

export interface Failure {
  /** `refused`: some fields are wrong. `conflict`: somebody else acted meanwhile, so the screen is stale. `failed`: anything else. */
  kind: 'refused' | 'conflict' | 'failed'
  /** Names the action that failed. */
  title: string
  /** The reasons, in the server's words when it gives some. */
  lines: readonly string[]
  /** The field errors; null when no field is wrong. */
  refusals: CorpsErreur | null
  /** The original error, for callers that must tell errors apart. */
  error: unknown
}

/** The failure of a form that was not sent because one field is wrong. */
export const refusedField = (title: string, field: string, defaultMessage: string): Failure => ({
  kind: 'refused',
  title,
  lines: [],
  refusals: { message: defaultMessage, errors: [{ field, defaultMessage }], globalErrors: [] },
  error: null,
})

/** Turns the error of a call into a failure under this title. */
export const failureOf = (error: unknown, title: string): Failure => {
  const corps = error instanceof ApiError ? error.corps : null
  if (error instanceof ApiError && error.status === 409)
    return { kind: 'conflict', title, lines: linesOfFailure(error), refusals: null, error }
  if (corps === null || corps.errors.length === 0) return { kind: 'failed', title, lines: linesOfFailure(error), refusals: null, error }
  return { kind: 'refused', title, lines: corps.globalErrors.map(({ defaultMessage }) => defaultMessage), refusals: corps, error }
}

/** The whole failure as lines, for places that cannot show an error under its field. */
export const linesOf = ({ lines, refusals }: Failure): string[] => [
  ...lines,
  ...(refusals?.errors.map(({ defaultMessage }) => defaultMessage) ?? []),
]
