import { type SQL, sql } from 'drizzle-orm'

/**
 * Returns the condition that a query finds a row, to be asked for each row of another query. For `exists` PostgreSQL may
 * read the whole table at once instead, and keeps that plan while the table grows; this looks into the index each time.
 * @param query from `from` on.
 */
export const isFound = (query: SQL): SQL<boolean> => sql<boolean>`(select true ${query} limit 1) is not null`
