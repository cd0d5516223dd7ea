import type { CorpsErreur, ErreurChamp } from 'domain/core/erreurs'

/**
 * A refusal that the caller understands: status 4xx, 503 or 507, and the body to send. Its cause, when the fault is ours, goes to the log.
 * Other failures are ordinary exceptions.
 */
export class Refusal extends Error {
  readonly status: number
  readonly body: CorpsErreur
  readonly headers: Record<string, string>

  constructor(status: number, message: string, parts: Partial<Omit<CorpsErreur, 'message'>> = {}, headers: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.body = { message, errors: parts.errors ?? [], globalErrors: parts.globalErrors ?? [{ defaultMessage: message }] }
    this.headers = headers
  }
}

/** 400: each wrong field with its message. */
export const invalid = (message: string, errors: ErreurChamp[]): Refusal => new Refusal(400, message, { errors, globalErrors: [] })

/** 412: the state does not allow the act; the reasons are the obstacles of the domain (ERR-21). */
export const precondition = (message: string, reasons: readonly string[]): Refusal =>
  new Refusal(412, message, { globalErrors: reasons.map((defaultMessage) => ({ defaultMessage })) })
