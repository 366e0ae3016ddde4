import { createQueryClient } from '@anseo/site-kit/query-client'
import { notify } from '@anseo/ui/toasts'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

/** Provides a query cache to a page that needs no login; what is shown is loaded again when the tab is looked at again. */
export function PublicQueries({ children }: { children: ReactNode }) {
  const [queries] = useState(openQueries)
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}

const openQueries = () =>
  createQueryClient((text) => notify.error(text), { staleTime: 0, gcTime: 0, retry: false })
