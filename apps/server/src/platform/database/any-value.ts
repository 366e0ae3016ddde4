import { type SQL, type SQLChunk, sql } from 'drizzle-orm'

/**
 * Returns a parameter whose value PostgreSQL cannot see while it plans. A plan for this value then never looks cheaper
 * than the generic plan, so a prepared statement keeps the generic one (decision 103). Use it only where one plan suits
 * all values.
 * @param type the PostgreSQL type, such as `timestamptz`.
 */
export const anyValue = (value: SQLChunk, type: string): SQL => sql`(select ${value}::${sql.raw(type)})`
