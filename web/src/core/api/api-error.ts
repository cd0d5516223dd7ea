import type { CorpsErreur } from 'domain/core/erreurs'

/** A call that the server refused. `corps` is the error body as sent. */
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

/** The server was unreachable or the connection was cut: the call may or may not have been received. */
export class NetworkError extends Error {}

const isCorps = (value: unknown): value is CorpsErreur =>
  typeof value === 'object' && value !== null && 'message' in value && 'errors' in value && 'globalErrors' in value

/** Reads a refusal. When the body is not our JSON (a proxy's page), its text becomes the message (ERR-01). */
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

/** True when the identifier does not exist (404) or is malformed (400): the reader sees no difference. */
export const isUnknown = (error: unknown): boolean => error instanceof ApiError && (error.status === 404 || error.status === 400)
