import { useChange } from '@anseo/site-kit/use-change'
import { api, useReadPages } from '../site.ts'

/** The key prefix of queries that a socket event or an answer makes stale. */
export const quoteRequestsKey = ['quote-requests']
const PAGE = 20

/** Loads the requests for quotes that ask the vendor, the newest first, page by page. */
export const useQuoteRequests = () =>
  useReadPages(quoteRequestsKey, 'GET /api/pro/requests', {
    query: { limit: PAGE },
    select: ({ pages }) => pages.flatMap(({ requests }) => requests),
  })

/** Counts the open requests among the newest to which the vendor has sent no quote; `undefined` until they have loaded. */
export function useUnansweredQuoteRequests(): number | undefined {
  const { data } = useQuoteRequests()
  return data?.filter(({ state, quoteId }) => state === 'open' && quoteId === null).length
}

/** Declines a request. */
export const useDeclineRequest = () =>
  useChange(quoteRequestsKey, ({ id, reason }: { id: string; reason: string }) =>
    api('POST /api/pro/requests/:id/decline', { params: { id }, body: { reason } }),
  )
