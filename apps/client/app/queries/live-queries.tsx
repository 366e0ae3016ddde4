import { useConnected } from '@anseo/site-kit/on-connected'
import { createQueryClient } from '@anseo/site-kit/query-client'
import { notify } from '@anseo/ui/toasts'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useSocket } from '../account/live.tsx'
import { useToken } from '../account/profile.tsx'
import { session } from '../session/session.ts'
import { reload } from './live.ts'

/** Provides the query cache of the logged-in client; another login gets a new cache. */
export const LiveQueries = ({ children }: { children: ReactNode }) => (
  <QueriesOfLogin key={useToken()}>{children}</QueriesOfLogin>
)

function QueriesOfLogin({ children }: { children: ReactNode }) {
  const [queries] = useState(openQueries)
  const socket = useSocket()
  useConnected(socket, () => void reload(queries))
  useEffect(() => {
    const onNews = () => void reload(queries)
    window.addEventListener('focus', onNews)
    socket?.on('receive_notification', onNews)
    return () => {
      window.removeEventListener('focus', onNews)
      socket?.off('receive_notification', onNews)
    }
  }, [queries, socket])
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}

/** Nothing is cached beyond its page or retried, and nothing loads once another tab has logged out. */
const openQueries = () =>
  createQueryClient((text) => notify.error(text), {
    enabled: () => session.token() !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
