/**
 * Error codes that mean the database is unavailable, not that a query was wrong. First those of PostgreSQL: connection lost, starting,
 * shutting down, out of resources, past its time (Appendix A of its manual). Then those of the system about the connection to it.
 */
const codes = /^(08\w{3}|57P0\d|57014|53\w{3}|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN)$/
/** Messages of the driver for the errors to which it gives no code. */
const words =
  /^(Connection terminated|Query read timeout|timeout e\w+|Client has encountered a connection error|Client was closed|Postgres connection has been discarded)/

/** Whether this error means that the database cannot serve now, so that a retry may succeed in a moment. */
export const isAway = (error: unknown): boolean =>
  error instanceof Error &&
  error.message !== 'aborted' &&
  (('code' in error && codes.test(String(error.code))) || words.test(error.message))
