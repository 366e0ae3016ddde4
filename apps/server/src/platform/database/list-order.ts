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

/** Returns the condition that a row follows that of an id in the order; without an id all do. */
export const follows = ({ key, down }: ListOrder, id: PgColumn, after: string | undefined): SQL | undefined =>
  after === undefined
    ? undefined
    : sql`(${key}, ${id}) ${down ? sql`<` : sql`>`} (select ${key}, ${id} from ${id.table} where ${id} = ${after})`
