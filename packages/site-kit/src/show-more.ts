import type { UseInfiniteQueryResult } from '@tanstack/react-query'

/**
 * Loads the next page of a list. News from the server reloads the list and thereby cancels a page that is under way,
 * which is then asked for again.
 * @param count returns the number of entries on screen.
 * @returns why it failed; the list then stays as it is.
 */
export async function showMore<T>(
  { data, fetchNextPage }: Pick<UseInfiniteQueryResult<T>, 'data' | 'fetchNextPage'>,
  count: (data: T) => number,
): Promise<Error | null> {
  const shown = data === undefined ? 0 : count(data)
  let result
  do {
    // oxlint-disable-next-line no-await-in-loop -- Each try follows the one before.
    result = await fetchNextPage({ cancelRefetch: false })
  } while (result.isSuccess && result.hasNextPage && count(result.data) <= shown)
  return result.error
}
