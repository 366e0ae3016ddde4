import { useChange } from '@anseo/site-kit/use-change'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/browser-api.ts'

const queryKey = ['saved-cards']

/** Loads the client's saved cards, the last used first. */
export const useSavedCards = () =>
  useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api('GET /api/user/payment-methods', { signal })).paymentMethods,
  })

/** Removes a saved card, here and at the payment provider. */
export const useRemoveCard = () =>
  useChange(queryKey, (id: string) => api('DELETE /api/user/payment-methods/:id', { params: { id } }))
