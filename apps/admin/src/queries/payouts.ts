import { useChange } from '@anseo/site-kit/use-change'
import { useSendOnce } from '@anseo/site-kit/use-send-once'
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

/** Holds the payouts of a vendor with a reason, and reloads its page, also after a refusal. */
export const useHoldPayouts = (id: string) =>
  useChange(['people', 'vendor', id], (reason: string) => holdPayouts(id, reason))

/** Releases the payouts of a vendor, and reloads its page, also after a refusal. */
export const useReleasePayouts = (id: string) =>
  useChange(['people', 'vendor', id], () =>
    api('POST /api/admin/vendors/:id/payouts/release', { params: { id } }),
  )

/** Pays a vendor the shown amount now, and reloads its page, also after a refusal. A retry after a lost reply pays once. */
export function usePayNow(id: string) {
  const once = useSendOnce()
  return useChange(['people', 'vendor', id], (due: number) =>
    once({ id, due }, (idempotencyKey) =>
      api('POST /api/admin/vendors/:id/payouts', { params: { id }, body: { due }, idempotencyKey }),
    ),
  )
}
