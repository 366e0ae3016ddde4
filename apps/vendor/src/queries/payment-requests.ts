import { notify } from '@anseo/ui/toasts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../site.ts'
import { appointmentsKey } from './appointments.ts'

interface WantedSum {
  /** Euro. */
  amount: number
  /** ISO; when the appointment is cancelled unless it is paid. */
  payBy?: string
}

/** Asks the client of an own booking for a sum by a link (B7). */
export function useRequestPayment(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ idempotencyKey, ...body }: WantedSum & { idempotencyKey: string }) =>
      api('POST /api/pro/appointments/:id/payment-request', { params: { id }, body, idempotencyKey }),
    meta: { inForm: true },
    onSuccess: ({ message }) => notify.success(message),
    onSettled: () => queries.invalidateQueries({ queryKey: appointmentsKey }),
  })
}

/** Emails the client the link to the open request again. */
export function useSendPaymentLink(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api('POST /api/pro/appointments/:id/payment-request/send', { params: { id } }),
    onSuccess: ({ message }) => notify.success(message),
    onSettled: () => queries.invalidateQueries({ queryKey: appointmentsKey }),
  })
}

/** Gets another link to the open request; earlier ones keep working. */
export const useCopyPaymentLink = (id: string) =>
  useMutation({
    mutationFn: () => api('POST /api/pro/appointments/:id/payment-request/link', { params: { id } }),
  })

/** Withdraws the open request. */
export function useWithdrawRequest(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api('DELETE /api/pro/appointments/:id/payment-request', { params: { id } }),
    onSuccess: ({ message }) => notify.success(message),
    onSettled: () => queries.invalidateQueries({ queryKey: appointmentsKey }),
  })
}
