import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Reloads the data on screen, even while their first request is under way: it may have missed the change.
 * @param queryKey the prefix of the keys of stale data.
 * @returns a promise that settles once every reload has succeeded or failed.
 */
export async function reload(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({ queryKey })
  await queries.invalidateQueries({ queryKey })
}
