import { useQuery } from '@tanstack/react-query'
import { api } from '../api/browser-api.ts'
import { LIVE } from './live.ts'

/** Loads the payment request of a link (B7). */
export const usePaymentLink = (token: string) =>
  useQuery({
    queryKey: [LIVE, 'payment link', token],
    queryFn: ({ signal }) => api('POST /api/pay/show', { body: { token }, signal }),
    select: ({ link }) => link,
  })
