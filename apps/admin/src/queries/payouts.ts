import { useChange } from '@anseo/site-kit/use-change'
import { useQuery } from '@tanstack/react-query'
import { api } from '../site.ts'

const keyOf = (id: string) => ['people', 'vendor', id, 'payouts']

/** Loads the amount due to a vendor, and the reason why it cannot be paid now; polls while a payout is on its way. */
export const useVendorPayouts = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) =>
      (await api('GET /api/admin/vendors/:id/payouts', { params: { id }, signal })).payouts,
    refetchInterval: ({ state }) => (state.data?.isUnderWay ? 4_000 : false),
  })

/** Holds the payouts of a vendor. */
export const holdPayouts = (id: string, reason: string) =>
  api('POST /api/admin/vendors/:id/payouts/hold', { params: { id }, body: { reason } })

const STEPS = {
  hold: holdPayouts,
  release: (id: string) => api('POST /api/admin/vendors/:id/payouts/release', { params: { id } }),
  pay: (id: string, idempotencyKey: string) =>
    api('POST /api/admin/vendors/:id/payouts', { params: { id }, idempotencyKey }),
}

/**
 * Holds or releases a vendor's payouts, or pays the vendor now; reloads the vendor's page, also after a refusal. `text`
 * is the reason of a hold, or the idempotency key of a payout.
 */
export const usePayoutStep = (id: string) =>
  useChange(['people', 'vendor', id], ({ step, text = '' }: { step: keyof typeof STEPS; text?: string }) =>
    STEPS[step](id, text),
  )
