import { APOSTROPHES, searchName } from '@anseo/domain/search-name'
import { type Column, or, type SQL, sql } from 'drizzle-orm'

/**
 * Returns the SQL of a column or text without capitals and fadas; `lower` alone leaves 'Á' as it is where the database
 * has the C locale.
 */
export const folded = (text: Column | SQL): SQL<string> =>
  sql`translate(lower(${text}), 'áéíóúÁÉÍÓÚ', 'aeiouaeiou')`

/** Returns the SQL of a text as `searchName` of the domain makes it, without any accent; no index serves it. */
export const unaccented = (text: Column | SQL): SQL<string> =>
  sql`lower(regexp_replace(normalize(${text}, NFD), ${'[\u0300-\u036f]'}, '', 'g'))`

/**
 * Returns the condition that a folded text contains the typed one; wildcards in it are escaped. Because `folded` keeps
 * accents that are no fadas, a text with one of them is also found as it is written.
 */
export function containsText(text: Column | SQL, typed: string): SQL {
  const composed = typed.normalize('NFC').toLowerCase().trim().replaceAll(/\s+/g, ' ')
  const written = composed.replaceAll(/[áéíóú]/g, searchName)
  return or(...Array.from(new Set([searchName(typed), written]), (part) => isLike(text, part)))!
}

/** Any character stands for an apostrophe, since phones write “O’Shea” where most keyboards write “O'Shea”. */
function isLike(text: Column | SQL, part: string): SQL {
  const escaped = part.replaceAll(/[\\%_]/g, String.raw`\$&`)
  return sql`${text} like ${`%${escaped.replaceAll(APOSTROPHES, '_')}%`}`
}

/** Returns the condition that a text ends in digits, as an index of the reversed text finds it. */
export const endsInDigits = (text: Column, digits: string): SQL =>
  sql`reverse(${text}) like ${`${[...digits].toReversed().join('')}%`}`
