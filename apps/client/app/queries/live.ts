import { reload } from '@anseo/site-kit/reload'
import { useQueryClient } from '@tanstack/react-query'

/** The key prefix of queries that a notification, a missed event or a change that the user made makes stale. */
export const LIVE = 'live'

/** Reloads what the component that calls it has changed, and all else that may have changed with it. */
export function useReload(): () => Promise<void> {
  const queries = useQueryClient()
  return () => reload(queries, [LIVE])
}
