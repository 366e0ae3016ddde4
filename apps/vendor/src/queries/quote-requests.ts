import type { QueryFor, ReplyTo } from '@anseo/contract/calls'
import type { RequestOfVendor } from '@anseo/contract/quote-requests'
import { useChange } from '@anseo/site-kit/use-change'
import { useQuery } from '@tanstack/react-query'
import { api, useReadPages } from '../site.ts'

/** The key prefix of queries that a socket event or an answer makes stale. */
export const quoteRequestsKey = ['quote-requests']
const LIST = 'GET /api/pro/requests'
const PAGE = 20
const MOST_AT_ONCE = 100

const BY_PAGE = { query: { limit: PAGE } }

/** Loads the requests for quotes that ask the vendor, the newest first, page by page. */
export const useQuoteRequests = () =>
  useReadPages(quoteRequestsKey, LIST, {
    ...BY_PAGE,
    select: ({ pages }) => pages.flatMap(({ requests }) => requests),
  })

/** Returns the id of a client's newest open request to which the vendor has sent no quote; null when there is none. */
export function useUnansweredRequestOf(clientId: string): string | null {
  const { data: requests = [] } = useQuoteRequests()
  const isUnanswered = ({ client, state, quoteId }: RequestOfVendor) =>
    client._id === clientId && state === 'open' && quoteId === null
  return requests.find(isUnanswered)?._id ?? null
}

/** Loads one request for a quote, which may be behind the first pages; null when there is none. */
export const useQuoteRequest = (id: string | null) =>
  useQuery({
    enabled: id !== null,
    queryKey: [...quoteRequestsKey, 'one', id],
    queryFn: async ({ signal }): Promise<RequestOfVendor | null> => {
      let cursor: string | null = null
      do {
        const query: QueryFor<typeof LIST> = { limit: MOST_AT_ONCE, ...(cursor !== null && { cursor }) }
        // oxlint-disable-next-line no-await-in-loop -- Each page follows the one before.
        const page: ReplyTo<typeof LIST> = await api(LIST, { query, signal })
        const found = page.requests.find(({ _id }) => _id === id)
        if (found) return found
        cursor = page.nextCursor
      } while (cursor !== null)
      return null
    },
  })

/** Counts the open requests to which the vendor has not answered; `undefined` until they have loaded. */
export const useUnansweredQuoteRequests = (): number | undefined =>
  useReadPages(quoteRequestsKey, LIST, { ...BY_PAGE, select: ({ pages }) => pages[0]?.unanswered }).data

/** Declines a request. */
export const useDeclineRequest = () =>
  useChange(quoteRequestsKey, ({ id, reason }: { id: string; reason: string }) =>
    api('POST /api/pro/requests/:id/decline', { params: { id }, body: { reason } }),
  )
