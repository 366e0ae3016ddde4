import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** An order of a list: by a key, rows of an equal key by their id, both in one direction. */
export interface ListOrder {
  key: PgColumn | SQL
  down?: true
}

/** Returns the order as SQL. */
export const inOrder = ({ key, down }: ListOrder, id: PgColumn | SQL): SQL[] =>
  down ? [desc(key), desc(id)] : [asc(key), asc(id)]

/**
 * Returns the condition that a row follows, in the order, that of the last of some ids whose row is still there; without ids
 * all do.
 */
export const follows = (
  { key, down }: ListOrder,
  id: PgColumn,
  after: readonly string[] | undefined,
): SQL | undefined =>
  after === undefined
    ? undefined
    : sql`(${key}, ${id}) ${down ? sql`<` : sql`>`} (select ${key}, ${id} from ${id.table} ${lastOf(id, sql`${sql.param(after)}::uuid[]`)})`

/** Returns the clauses that find the row of the last of some ids whose row is still there. */
export const lastOf = (id: PgColumn | SQL, ids: SQL): SQL =>
  sql`where ${id} = any(${ids}) order by array_position(${ids}, ${id}) desc limit 1`
