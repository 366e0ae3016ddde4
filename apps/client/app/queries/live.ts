import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'

/** The key prefix of queries that a notification, a new connection or an own change makes stale. */
export const LIVE = 'live'

/**
 * Reloads the data on screen, even while their first request is under way: it may have missed the change.
 * @param queryKey the prefix of the keys of stale data.
 * @returns a promise that settles once every reload has succeeded or failed.
 */
export async function reload(queries: QueryClient, queryKey: QueryKey = [LIVE]): Promise<void> {
  await queries.cancelQueries({ queryKey })
  await queries.invalidateQueries({ queryKey })
}

/** The same for a component that has changed something. */
export function useReload(): () => Promise<void> {
  const queries = useQueryClient()
  return () => reload(queries)
}
