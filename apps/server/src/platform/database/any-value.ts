import { type SQL, type SQLChunk, sql } from 'drizzle-orm'

/**
 * Returns a parameter whose value PostgreSQL cannot see while it plans. No plan for one value then looks better than the
 * plan for any, so a prepared statement keeps its plan (decision 103). Only where one plan is right for all values.
 * @param type of PostgreSQL, such as `timestamptz`.
 */
export const anyValue = (value: SQLChunk, type: string): SQL => sql`(select ${value}::${sql.raw(type)})`
