import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { follows, type ListOrder } from '../../platform/database/list-order.ts'
import { instantIn, invalidCursor, readCursor } from '../../platform/http/cursor.ts'
import { uuidOrNull } from '../../platform/database/uuid-or-null.ts'

/** An order of a queue: by an instant, or by a text. */
export interface QueueOrder extends ListOrder {
  by: 'timestamptz' | 'text'
}

/** The end of a page of a queue: the key by which it is ordered, as text, and the id. */
export interface PlaceInQueue {
  key: string
  id: string
}

/** Selects the key of a row in an order, as text: of an instant in ISO 8601. */
export const keyText = ({ key }: QueueOrder): SQL<string> => sql<string>`to_json(${key}) #>> '{}'`

/** Returns the condition that a row follows a place in an order, or the rows of some ids; all rows follow none. */
export const isAfter = (
  order: QueueOrder,
  id: PgColumn,
  after: PlaceInQueue | readonly string[] | undefined,
): SQL | undefined =>
  after && 'key' in after
    ? sql`(${order.key}, ${id}) ${order.down ? sql`<` : sql`>`} (${after.key}::${sql.raw(order.by)}, ${after.id}::uuid)`
    : follows(order, id, after)

/**
 * Reads the cursor of a page of a queue in an order.
 * @throws Refusal `INVALID_REQUEST` also for one of another order.
 */
export function placeIn({ by }: QueueOrder, cursor: string): PlaceInQueue {
  const { key: text, id } = readCursor(cursor, ['key', 'id'])
  const key = by === 'text' ? text : instantIn(text)?.toISOString()
  if (key === undefined || uuidOrNull(id) === null) throw invalidCursor()
  return { key, id }
}
