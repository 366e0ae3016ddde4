import { type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core'

/** Returns the name of the account that a column of a selected table refers to. */
export const nameOf = (column: PgColumn): SQL<string> =>
  sql<string>`(select name from account where account.id = ${sql.identifier(getTableConfig(column.table).name)}.${sql.identifier(column.name)})`
