import { ApiError } from '@anseo/api-client/api-error'
import { useMissed } from '@anseo/site-kit/missed-events'
import { createQueryClient } from '@anseo/site-kit/query-client'
import { reload } from '@anseo/site-kit/reload'
import { useServerCheck } from '@anseo/site-kit/use-server-check'
import { notify } from '@anseo/ui/toasts'
import { type Query, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useSocket } from '../account/live.tsx'
import { useToken } from '../account/profile.tsx'
import { session } from '../session/session.ts'
import { LIVE } from './live.ts'

/** Provides the query cache of the logged-in client; another login gets a new cache. */
export const LiveQueries = ({ children }: { children: ReactNode }) => (
  <QueriesOfLogin key={useToken()}>{children}</QueriesOfLogin>
)

function QueriesOfLogin({ children }: { children: ReactNode }) {
  const [queries] = useState(openQueries)
  const socket = useSocket()
  const onNews = useCallback(() => void reload(queries, [LIVE]), [queries])
  useMissed(socket, onNews)
  useServerCheck(useUnanswered(queries), onNews)
  useEffect(() => {
    window.addEventListener('focus', onNews)
    socket?.on('receive_notification', onNews)
    return () => {
      window.removeEventListener('focus', onNews)
      socket?.off('receive_notification', onNews)
    }
  }, [onNews, socket])
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}

/** Returns whether some data have never loaded because the server did not answer; also while they load again. */
function useUnanswered(queries: QueryClient): boolean {
  const cache = queries.getQueryCache()
  return useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => cache.getAll().some(isUnanswered),
  )
}

const isUnanswered = ({ state: { data, error, errorUpdateCount } }: Query) =>
  data === undefined && errorUpdateCount > 0 && !(error instanceof ApiError && error.kind === 'answered')

/** Nothing is cached beyond its page or retried, and nothing loads once another tab has logged out. */
const openQueries = () =>
  createQueryClient((text) => notify.error(text), {
    enabled: () => session.token() !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
