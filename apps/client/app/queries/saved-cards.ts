import { useChange } from '@anseo/site-kit/use-change'
import { api } from '../api/browser-api.ts'
import { useRead } from './use-read.ts'

const queryKey = ['saved-cards']

/** Loads the client's saved cards, the last used first. */
export const useSavedCards = () =>
  useRead(queryKey, 'GET /api/user/payment-methods', { select: ({ paymentMethods }) => paymentMethods })

/** Removes a saved card, here and at the payment provider. */
export const useRemoveCard = () =>
  useChange(queryKey, (id: string) => api('DELETE /api/user/payment-methods/:id', { params: { id } }))
