import { useMissed } from '@anseo/site-kit/missed-events'
import { createQueryClient } from '@anseo/site-kit/query-client'
import { reload } from '@anseo/site-kit/reload'
import { notify } from '@anseo/ui/toasts'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
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
  useMissed(socket, () => void reload(queries, [LIVE]))
  useEffect(() => {
    const onNews = () => void reload(queries, [LIVE])
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
