import { MAX_COUNTED_ROWS } from '@anseo/domain/limits'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from './database.ts'

/** Number of rows of a list; `more` when it has more than are counted. */
export interface CountedRows {
  total: number
  more?: true
}

/** Returns what a list says of a number that was counted up to `COUNT_LIMIT`. */
export const countedRows = (found: number): CountedRows =>
  found > MAX_COUNTED_ROWS ? { total: MAX_COUNTED_ROWS, more: true } : { total: found }

/** One more than the highest count that a list states, so that it can say that there are more. */
export const COUNT_LIMIT = MAX_COUNTED_ROWS + 1

/**
 * Counts the rows of a query, `select 1 from … where …`, up to the number that lists page through, whatever the size of
 * the table. `MAX_COUNTED_ROWS` + 1 means more.
 */
export async function countRows(db: Queryable, found: SQLWrapper): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from (${found} limit ${COUNT_LIMIT}) as counted`)
  return rows[0]!.n
}

/** Number of rows of a list and their sum in cents; null where there are more than are counted. */
export interface SummedRows extends CountedRows {
  sumCents: number | null
}

/** Selects the amounts of rows, in cents, for `sumRows`. */
export const centsOf = (column: PgColumn | SQL) => ({ cents: sql<number>`${column}`.as('cents') })

/** Counts the rows of a query like `countRows`, and sums what `centsOf` selects. */
export async function sumRows(db: Queryable, found: SQLWrapper): Promise<SummedRows> {
  const { rows } = await db.execute<{ n: number; cents: string }>(sql`
    select count(*)::int as n, coalesce(sum(cents), 0) as cents from (${found} limit ${COUNT_LIMIT}) as found`)
  const counted = countedRows(rows[0]!.n)
  return { ...counted, sumCents: counted.more ? null : Number(rows[0]!.cents) }
}

/** Selects no column, for a query whose rows are only counted. */
export const ONE: { one: SQL<number> } = { one: sql<number>`1` }

/**
 * Returns the position of a page in its query; beyond the counting limit there is nothing, and no row is skipped
 * over.
 */
export function placeOf({ page, pageSize }: { page: number; pageSize: number }): Place {
  const offset = (page - 1) * pageSize
  return offset < MAX_COUNTED_ROWS ? { limit: pageSize, offset } : { limit: 0, offset: 0 }
}

/**
 * A position in a list: `offset` rows from its start, or after the last of the ids of `after` whose row is still there, as
 * the last ones may have been deleted meanwhile.
 */
export interface Place {
  limit: number
  offset: number
  after?: readonly string[] | undefined
}
