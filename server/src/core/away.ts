/**
 * What PostgreSQL says of itself, not of what was asked (connection lost, starting, ending, out of a resource, past its time: Appendix A
 * of its manual), then the system, of the line to it.
 */
const codes = /^(08\w{3}|57P0\d|57014|53\w{3}|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN)$/
/** What the driver says in words only. */
const words =
  /^(Connection terminated|Query read timeout|timeout e\w+|Client has encountered a connection error|Client was closed|Postgres connection has been discarded)/

/** Whether this accident means that the database cannot serve now, so that the same may succeed in a moment. */
export const isAway = (error: unknown): boolean =>
  error instanceof Error &&
  error.message !== 'aborted' &&
  (('code' in error && codes.test(String(error.code))) || words.test(error.message))
