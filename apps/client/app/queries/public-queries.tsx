import { createQueryClient } from '@anseo/site-kit/query-client'
import { notify } from '@anseo/ui/toasts'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

/** Provides a query cache to a page, or part of a page, that needs no login; it refetches when the tab regains focus. */
export function PublicQueries({ children }: { children: ReactNode }) {
  const [queries] = useState(openQueries)
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}

const openQueries = () =>
  createQueryClient((text) => notify.error(text), { staleTime: 0, gcTime: 0, retry: false })
