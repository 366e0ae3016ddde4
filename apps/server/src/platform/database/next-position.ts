import { max, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, type PgTable, QueryBuilder } from 'drizzle-orm/pg-core'

const builder = new QueryBuilder()

/** Returns the position after the last of the rows that match, 0 for the first, as an expression for their insert. */
export const nextPosition = (table: PgTable & { position: PgColumn }, where?: SQL): SQL<number> =>
  sql`(${builder
    .select({ next: sql`coalesce(${max(table.position)}, -1) + 1` })
    .from(table)
    .where(where)})`
