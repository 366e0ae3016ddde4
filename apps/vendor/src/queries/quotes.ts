import type { BodyFor } from '@anseo/contract/calls'
import { useSendOnce } from '@anseo/site-kit/use-send-once'
import { notify } from '@anseo/ui/toasts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, useRead } from '../site.ts'
import { quoteRequestsKey } from './quote-requests.ts'

/** The contents of a quote version, as sent. */
export type QuoteBody = BodyFor<'POST /api/pro/quotes/preview'>

interface Sending {
  clientId: string
  /** The quote that gets another version; null for a new one. */
  quoteId: string | null
  /** The request to several vendors that a new one answers. */
  requestId: string | undefined
  body: QuoteBody
}

const send = ({ clientId, quoteId, requestId, body }: Sending, idempotencyKey: string) =>
  quoteId === null
    ? api('POST /api/pro/quotes', {
        body: { clientId, ...(requestId && { requestId }), ...body },
        idempotencyKey,
      })
    : api('POST /api/pro/quotes/:id/versions', { params: { id: quoteId }, body, idempotencyKey })

/**
 * Sends a quote, or a new version of one; the chat shows it through its socket. A retry after a lost reply sends no second
 * one.
 */
export function useSendQuote() {
  const queries = useQueryClient()
  const once = useSendOnce()
  return useMutation({
    mutationFn: (sending: Sending) => once(sending, (idempotencyKey) => send(sending, idempotencyKey)),
    meta: { inForm: true },
    onSuccess: ({ quote, slotIsFree }) => {
      if (quote.requestId) void queries.invalidateQueries({ queryKey: quoteRequestsKey })
      if (slotIsFree) notify.success(`Quote sent, version ${quote.version}`)
      else
        notify.info(
          `Quote sent, version ${quote.version}. You're not free at that time, so the client can't accept it yet.`,
        )
    },
  })
}

const MOST_AT_ONCE = 100

/** Loads the newest versions of the quotes to a client, the newest 100, once they are needed. */
export const useQuotesTo = (clientId: string, enabled: boolean) =>
  useRead(['quotes', clientId], 'GET /api/pro/quotes', {
    query: { clientId, pageSize: MOST_AT_ONCE },
    enabled,
    select: ({ quotes }) => quotes,
  })

/** Asks for the client's view of a quote; sends nothing to the client. */
export const usePreviewQuote = () =>
  useMutation({
    mutationFn: (body: QuoteBody) => api('POST /api/pro/quotes/preview', { body }),
    meta: { inForm: true },
  })

/** Withdraws a quote; its card shows it through the socket. */
export const useWithdrawQuote = () =>
  useMutation({
    mutationFn: (id: string) => api('POST /api/pro/quotes/:id/withdraw', { params: { id } }),
    onSuccess: ({ message }) => notify.success(message),
  })
