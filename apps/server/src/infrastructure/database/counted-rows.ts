import { MAX_COUNTED_ROWS } from '@anseo/domain/limits'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Queryable } from './database.ts'

/** How many rows a list has; `more` when it has more than are counted. */
export interface CountedRows {
  total: number
  more?: true
}

/** A number of rows that was counted to one more than is shown. */
export const countedRows = (found: number): CountedRows =>
  found > MAX_COUNTED_ROWS ? { total: MAX_COUNTED_ROWS, more: true } : { total: found }

/** So many rows are looked at to know whether there are more than are counted. */
export const COUNT_LIMIT = MAX_COUNTED_ROWS + 1

/** Counts what a query finds, as far as lists page: `select 1 from … where …`, whatever the size of the table. */
export async function countRows(db: Queryable, found: SQLWrapper): Promise<CountedRows> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from (${found} limit ${COUNT_LIMIT}) as counted`)
  return countedRows(rows[0]?.n ?? 0)
}

/** Nothing selected, for a query whose rows are only counted. */
export const ONE: { one: SQL<number> } = { one: sql<number>`1` }

/** Where a page of a list is in its query; beyond what is counted there is nothing, and nothing is skipped over. */
export function placeOf({ page, pageSize }: { page: number; pageSize: number }) {
  const offset = (page - 1) * pageSize
  return offset < MAX_COUNTED_ROWS ? { limit: pageSize, offset } : { limit: 0, offset: 0 }
}
export type Place = ReturnType<typeof placeOf>
