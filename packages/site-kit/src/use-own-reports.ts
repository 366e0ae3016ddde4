import { useQuery } from '@tanstack/react-query'
import type { SiteCalls } from './site-calls.ts'

type Calls = SiteCalls<'user' | 'pro'>

/** Loads what the person has reported, the last first; empty until it has loaded. */
export function useSentReports({ api, site }: Calls) {
  const { data } = useQuery({
    queryKey: ['sent-reports'],
    queryFn: async ({ signal }) => (await api(`GET /api/${site}/notices-of-content`, { signal })).rows,
  })
  return data ?? []
}

/** Loads the decisions about the person's content and account, the last first; empty until they have loaded. */
export function useOwnDecisions({ api, site }: Calls) {
  const { data } = useQuery({
    queryKey: ['own-decisions'],
    queryFn: async ({ signal }) => (await api(`GET /api/${site}/decisions`, { signal })).rows,
  })
  return data ?? []
}
