import type { Place } from './counted-rows.ts'

/** The rows read at once. */
const AT_ONCE = 500

/**
 * Reads all pages of a list, each after the last row of the one before it that is still there, so that the last page costs
 * no more than the first, and deleted rows do not end the list.
 */
export async function* everyPage<Row extends { _id: string }>(
  find: (place: Place) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after: readonly string[] | undefined; ;) {
    const rows = await find({ limit: AT_ONCE, offset: 0, after })
    if (rows.length > 0) yield rows
    if (rows.length < AT_ONCE) return
    after = rows.map(({ _id }) => _id)
  }
}
