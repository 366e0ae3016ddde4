import { getTableColumns, type SQL } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../database/database.ts'
import type { Encryption } from '../encryption/encryption.ts'

/** The owner of an export, the instant it is made, and what opens encrypted values. */
export interface Whose {
  accountId: string
  now: Date
  encryption: Encryption
}

/** One file of an export: the rows of a table that are about one account. */
export interface Subject {
  /** The name of its file, without the ending. */
  file: string
  /** The description in the README. */
  about: string
  table: string
  /** Columns that are not exported, by property name: secrets, and what others keep for themselves. */
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
  /** Encrypted values, which the export has in plain words, or as null once their key is lost: their columns, which are withheld, and their owners. */
  sealed?: readonly {
    column: keyof T['_']['columns'] & string
    as: string
    ownerOf: (row: T['$inferSelect']) => string
  }[]
}

/** Declares which rows of a table an account gets, and how. */
export function subjectOf<T extends PgTable>(table: T, facts: Facts<T>): Subject {
  const { file, about, whose, order, withheld = [], extras = {}, sealed = [] } = facts
  const columns = Object.entries(getTableColumns(table)).filter(
    ([property]) =>
      sealed.some(({ column }) => column === property) || !(withheld as readonly string[]).includes(property),
  )
  const selected = { ...Object.fromEntries(columns), ...extras } as Record<string, PgColumn | SQL>
  return {
    file,
    about,
    table: getTableConfig(table).name,
    withheld,
    readPage: async (db, { accountId, now, encryption }, { limit, offset }) => {
      const rows = await db
        .select(selected)
        .from(table as PgTable)
        .where(whose(accountId, now))
        .orderBy(...order)
        .limit(limit)
        .offset(offset)
      return rows.map((row) => {
        const plain: Record<string, unknown> = { ...row }
        for (const { column, as, ownerOf } of sealed) {
          const value = row[column] as string | null
          delete plain[column]
          plain[as] = value === null ? null : encryption.tryOpen(value, ownerOf(row as T['$inferSelect']))
        }
        return plain
      })
    },
  }
}
