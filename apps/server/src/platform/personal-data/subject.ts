import { getTableColumns, type SQL } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../database/database.ts'

/** The owner of an export, and the instant it is made. */
export interface Whose {
  accountId: string
  now: Date
}

/** One file of an export: the rows of a table that are about one account. */
export interface Subject {
  /** The name of its file, without the ending. */
  file: string
  /** The description in the README. */
  about: string
  table: string
  /** Columns that are not exported, by property name: secrets, and private notes of others. */
  withheld: readonly string[]
  readPage(db: Queryable, whose: Whose, page: { limit: number; offset: number }): Promise<object[]>
}

interface Facts<T extends PgTable> {
  file: string
  about: string
  /** Which rows are about an account; `now` decides what has become visible to it. */
  whose: (accountId: string, now: Date) => SQL | undefined
  /** In this order, then by the rest that makes a row unique. */
  order: readonly (PgColumn | SQL)[]
  withheld?: readonly (keyof T['_']['columns'] & string)[]
  /** Values from elsewhere that belong to it, such as the name of the other side. */
  extras?: Record<string, SQL>
}

/** Declares which rows of a table an account gets, and how. */
export function subjectOf<T extends PgTable>(table: T, facts: Facts<T>): Subject {
  const { file, about, whose, order, withheld = [], extras = {} } = facts
  const columns = Object.entries(getTableColumns(table)).filter(
    ([property]) => !(withheld as readonly string[]).includes(property),
  )
  const selected = { ...Object.fromEntries(columns), ...extras } as Record<string, PgColumn | SQL>
  return {
    file,
    about,
    table: getTableConfig(table).name,
    withheld,
    readPage: (db, { accountId, now }, { limit, offset }) =>
      db
        .select(selected)
        .from(table as PgTable)
        .where(whose(accountId, now))
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
  }
}
