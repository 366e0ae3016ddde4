import type { SentBodyOf } from '@anseo/contract/call'
import type { setUpPayoutAccount } from '@anseo/contract/payouts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../site.ts'

export const payoutAccountKey = ['payout-account']

const payoutAccountQuery = queryOptions({
  queryKey: payoutAccountKey,
  queryFn: ({ signal }) => api('GET /api/pro/payout-account', { signal }),
})

/** Loads the payout account, its hold, and earlier accounts. */
export const usePayoutAccount = () => useQuery(payoutAccountQuery)

/** Opens the payment provider's page, which sets up an account. */
export const useSetUpPayouts = () =>
  useMutation({
    mutationFn: (body: SentBodyOf<typeof setUpPayoutAccount>) =>
      api('POST /api/pro/payout-account', { body }),
    meta: { inForm: true },
    onSuccess: ({ url }) => location.assign(url),
  })

/** Makes the server ask the provider whether the account is set up. */
export function useFinishPayouts() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api('POST /api/pro/payout-account/finish'),
    meta: { inForm: true },
    onSettled: () => void queries.invalidateQueries(),
  })
}
