import { type SQL, sql } from 'drizzle-orm'

/** Returns the SQL for the half-open range of instants `[from, to)`. */
export const rangeOf = (from: Date, to: Date): SQL<string> =>
  sql<string>`tstzrange(${from.toISOString()}::timestamptz, ${to.toISOString()}::timestamptz)`
