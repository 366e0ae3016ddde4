import { MAX_UNPAGED_ENTRIES } from '@anseo/domain/limits'
import { cursorOf } from './cursor.ts'

/** The part of a list that a call asks for. */
export interface PageQuery {
  limit?: number | undefined
  cursor?: string | undefined
}

/** Names the place of a row in its list, from which the next page goes on. */
type PlaceOf<Row> = (row: Row) => Record<string, string>

/**
 * Cuts a page off rows of which one more was read than it holds: that one shows whether there is a next page. Without a
 * limit the page holds them all.
 */
export function cutPage<Row>(rows: readonly Row[], limit: number | undefined, placeOf: PlaceOf<Row>) {
  const page = rows.slice(0, limit)
  return { page, nextCursor: page.length < rows.length ? cursorOf(placeOf(page.at(-1)!)) : null }
}

interface List<Row> {
  find: (most: number) => PromiseLike<Row[]>
  placeOf: PlaceOf<Row>
  count: () => Promise<number>
}

/** Reads a page of a list; without a limit and a cursor the first 1,000 rows, and how many there are. */
export async function readPage<Row>({ limit, cursor }: PageQuery, { find, placeOf, count }: List<Row>) {
  const most = limit ?? MAX_UNPAGED_ENTRIES
  const { page, nextCursor } = cutPage(await find(most + 1), most, placeOf)
  const isUnpaged = limit === undefined && cursor === undefined
  return {
    page,
    nextCursor,
    ...(isUnpaged && { total: nextCursor === null ? page.length : await count() }),
  }
}
