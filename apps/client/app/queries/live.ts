import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'

/** Begins the keys of what a notice, a new connection or an own change makes stale. */
export const LIVE = 'live'

/**
 * Loads what is shown anew, even while its first answer is on its way: that one may have missed what has just changed.
 * @param queryKey how the keys of what is stale begin.
 * @returns once all of it has been loaded, or has failed to.
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
