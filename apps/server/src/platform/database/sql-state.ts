/** SQLSTATE codes that the product acts upon. */
export const SQL_STATE = {
  serializationFailure: '40001',
  deadlockDetected: '40P01',
  foreignKeyViolation: '23503',
  uniqueViolation: '23505',
  exclusionViolation: '23P01',
  lockNotAvailable: '55P03',
} as const

/** Returns the SQLSTATE of a failed query, wherever the driver or drizzle put it. */
export function sqlStateOf(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code))
      return cause.code
  }
  return undefined
}

const UNREACHABLE = new Set(
  'ECONNREFUSED ECONNRESET ECONNABORTED EHOSTUNREACH ENETUNREACH ENOENT ENOTFOUND EAI_AGAIN EPIPE ETIMEDOUT'.split(
    ' ',
  ),
)
/** The server is going down or full, or has ended a session that was idle inside a transaction. */
const SESSION_ENDED = new Set(['25P03', '57P01', '57P02', '57P03', '08000', '08003', '08006', '53300'])
/** Errors of the driver that have no code. */
const CONNECTION_LOST =
  /Connection terminated|timeout exceeded when trying to connect|is not queryable|timeout expired|pool after calling end/

/** Returns whether a query failed because the database is away, and not because the query is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : ''
    if (UNREACHABLE.has(code) || SESSION_ENDED.has(code)) return true
    if (CONNECTION_LOST.test(cause.message)) return true
  }
  return false
}
