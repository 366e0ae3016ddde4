import { searchName } from '@anseo/domain/search-name'
import { type Column, type SQL, sql } from 'drizzle-orm'

/** A column without capitals and fadas; `lower` alone leaves 'Á' as it is where the database has the C locale. */
export const folded = (column: Column): SQL<string> =>
  sql`translate(lower(${column}), 'áéíóúÁÉÍÓÚ', 'aeiouaeiou')`

/** Returns the condition that a folded text contains the typed one; wildcards in it are escaped. */
export const containsText = (text: Column | SQL, typed: string): SQL =>
  sql`${text} like ${`%${searchName(typed).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`
