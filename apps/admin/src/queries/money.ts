import type { BodyFor, QueryFor } from '@anseo/contract/calls'
import { notify } from '@anseo/ui/toasts'
import { useChange } from '@anseo/site-kit/use-change'
import { useSendOnce } from '@anseo/site-kit/use-send-once'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, useRead } from '../site.ts'

const KEY = ['money']

/** The filters and the page of a list; '' for none. */
export interface MoneyQuery {
  search: string
  status: string
  account: string
  from: string
  to: string
  order: string
  page: number
}

/** Loads the money moved in a period, what is held and owed now, and the number of hits in each list. */
export const useMoneyFigures = (query: Pick<MoneyQuery, 'search' | 'from' | 'to'>) =>
  useRead([...KEY, 'figures', query], 'GET /api/admin/money', { query, placeholderData: keepPreviousData })

/** Loads a page of a list; the previous page stays visible until the next one has arrived. */
const useList = <Page>(list: string, query: MoneyQuery, load: (signal: AbortSignal) => Promise<Page>) =>
  useQuery({
    queryKey: [...KEY, list, query],
    queryFn: ({ signal }) => load(signal),
    placeholderData: keepPreviousData,
  })

/** Loads a page of payments. */
export const usePayments = (query: MoneyQuery) =>
  useList('payments', query, (signal) =>
    api('GET /api/admin/payments', { query: query as QueryFor<'GET /api/admin/payments'>, signal }),
  )

/** Loads a page of refunds. */
export const useRefunds = (query: MoneyQuery) =>
  useList('refunds', query, (signal) =>
    api('GET /api/admin/refunds', { query: query as QueryFor<'GET /api/admin/refunds'>, signal }),
  )

/** Loads a page of disputes. */
export const useDisputes = (query: MoneyQuery) =>
  useList('disputes', query, (signal) =>
    api('GET /api/admin/disputes', { query: query as QueryFor<'GET /api/admin/disputes'>, signal }),
  )

/** Loads a page of payouts. */
export const usePayouts = (query: MoneyQuery) =>
  useList('payouts', query, (signal) =>
    api('GET /api/admin/payouts', { query: query as QueryFor<'GET /api/admin/payouts'>, signal }),
  )

/** Loads a page of the ledger. */
export const useMovements = (query: MoneyQuery) =>
  useList('movements', query, (signal) =>
    api('GET /api/admin/ledger/movements', {
      query: query as QueryFor<'GET /api/admin/ledger/movements'>,
      signal,
    }),
  )

/** Loads a payment with its attempts, refunds, disputes and ledger movements. */
export const usePaymentDetails = (id: string) =>
  useRead([...KEY, 'payment', id], 'GET /api/admin/payments/:id', { params: { id } })

/** Loads a refund with its attempts; polls while it is pending. */
export const useRefundDetails = (id: string) =>
  useRead([...KEY, 'refund', id], 'GET /api/admin/refunds/:id', {
    params: { id },
    // An attempt ends within seconds.
    refetchInterval: ({ state }) => (state.data?.refund.status === 'pending' ? 4_000 : false),
  })

/** Loads a dispute with its payment and ledger movements. */
export const useDisputeDetails = (id: string) =>
  useRead([...KEY, 'dispute', id], 'GET /api/admin/disputes/:id', {
    params: { id },
    // The provider closes an accepted dispute within seconds.
    refetchInterval: ({ state: { data } }) =>
      data?.dispute.status === 'open' && data.dispute.acceptedAt ? 3_000 : false,
  })

/** Loads a payout with its earnings, attempts and ledger movements. */
export const usePayoutDetails = (id: string) =>
  useRead([...KEY, 'payout', id], 'GET /api/admin/payouts/:id', { params: { id } })

/** The refund that an operator asks for; amounts in euro (D2). */
export type WantedRefund = BodyFor<'POST /api/admin/payments/:id/refund'>

/**
 * Refunds a payment, and reloads all queries afterwards, also after a refusal. A retry after a lost reply does not refund
 * twice.
 */
export function useRefundPayment(id: string) {
  const queries = useQueryClient()
  const once = useSendOnce()
  return useMutation({
    mutationFn: (body: WantedRefund) =>
      once({ id, ...body }, (idempotencyKey) =>
        api('POST /api/admin/payments/:id/refund', { params: { id }, body, idempotencyKey }),
      ),
    onSuccess: ({ message }) => notify.success(message),
    onSettled: () => queries.invalidateQueries(),
  })
}

/** Retries a refund. */
export const retryRefund = (id: string) => api('POST /api/admin/refunds/:id/retry', { params: { id } })

/** Retries a refund, and reloads the shown data, also after a refusal. */
export const useRetryRefund = () => useChange(KEY, retryRefund)

/** Charges a lost dispute to the vendor. */
export const useChargeDispute = () =>
  useChange(KEY, (id: string) => api('POST /api/admin/disputes/:id/charge-vendor', { params: { id } }))
