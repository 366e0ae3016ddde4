import { desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { uuidOrNull } from '../database/uuid-or-null.ts'
import { instantIn, readCursor } from './cursor.ts'

/** The columns by which a list has the newest first, rows of one instant by their id. */
export interface NewestFirst {
  time: PgColumn
  id: PgColumn
}

/** Returns the order as SQL. */
export const newestFirst = ({ time, id }: NewestFirst): SQL[] => [desc(time), desc(id)]

/** Returns the place of the row of this time and id, for the cursor of those that come after it. */
export const placeAt = (time: Date, id: string) => ({ at: time.toISOString(), id })

/**
 * Returns the condition that a row comes after the place of a cursor; without a cursor all do.
 * @throws Refusal `INVALID_REQUEST` for a cursor that is not ours.
 */
export function isAfter(cursor: string | undefined, { time, id }: NewestFirst): SQL | undefined {
  if (cursor === undefined) return undefined
  const place = readCursor(cursor, ['at', 'id'])
  const at = instantIn(place.at)
  const lastId = uuidOrNull(place.id)
  return at && lastId ? sql`(${time}, ${id}) < (${at.toISOString()}, ${lastId})` : sql`false`
}
