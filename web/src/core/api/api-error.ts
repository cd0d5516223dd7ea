import type { CorpsErreur } from 'domain/core/erreurs'

/** A call that the server refused. `corps` is the refusal as the wire carries it. */
export class ApiError extends Error {
  readonly status: number
  readonly corps: CorpsErreur
  /** Minutes to wait before trying again, when the server says so (status 429). */
  readonly minutes: number

  constructor(status: number, corps: CorpsErreur, minutes = 1) {
    super(corps.message)
    this.status = status
    this.corps = corps
    this.minutes = minutes
  }
}

/** The server could not be reached, or the connection was cut: nobody knows whether the call was received. */
export class NetworkError extends Error {}

const isCorps = (value: unknown): value is CorpsErreur =>
  typeof value === 'object' && value !== null && 'message' in value && 'errors' in value && 'globalErrors' in value

/** Reads a refusal; a body that is not ours (a proxy's page) becomes the message (ERR-01). */
export const readRefusal = async (response: Response): Promise<ApiError> => {
  const text = await response.text()
  const wait = Number(response.headers.get('retry-after') ?? 60)
  const minutes = Math.max(1, Math.ceil(wait / 60) || 1)
  try {
    const corps: unknown = JSON.parse(text)
    if (isCorps(corps)) return new ApiError(response.status, corps, minutes)
  } catch {
    // Not JSON: kept as text below.
  }
  return new ApiError(response.status, { message: text, errors: [], globalErrors: [] }, minutes)
}

/** Nothing bears this identifier. One of a wrong form is refused with 400: for the reader it is unknown like another. */
export const isUnknown = (error: unknown): boolean => error instanceof ApiError && (error.status === 404 || error.status === 400)
