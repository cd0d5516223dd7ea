/** Fields that nodemailer adds to an error when the SMTP server answered (`nodemailer/dist/esm/smtp-connection`). */
interface SmtpFailure {
  responseCode?: unknown
  response?: unknown
  command?: unknown
}

/**
 * The server's answer when it refused this recipient, or this mail after its content, for good (RFC 5321, 5xx). Null for anything else: our
 * own failure, a server away, a refusal that may pass (4xx), or one of our sender or of our sign-in.
 */
export const permanentRefusal = (error: unknown): string | null => {
  const { responseCode, response, command } = (error ?? {}) as SmtpFailure
  if (typeof responseCode !== 'number' || responseCode < 500 || responseCode > 599) return null
  if (command !== 'RCPT TO' && command !== 'DATA') return null
  return typeof response === 'string' ? response : String(error)
}
