import { useChange, useFormChange } from '@anseo/site-kit/use-change'
import { useMutation } from '@tanstack/react-query'
import { api } from '../site.ts'
import { appointmentsKey } from './appointments.ts'

interface WantedSum {
  /** Euro. */
  amount: number
  /** ISO; when the appointment is cancelled unless it is paid. */
  payBy?: string
}

/** Asks the client of a vendor's own booking for a sum by a link (B7). */
export const useRequestPayment = (id: string) =>
  useFormChange(appointmentsKey, ({ idempotencyKey, ...body }: WantedSum & { idempotencyKey: string }) =>
    api('POST /api/pro/appointments/:id/payment-request', { params: { id }, body, idempotencyKey }),
  )

/** Emails the client the link to the open request again. */
export const useSendPaymentLink = (id: string) =>
  useChange(appointmentsKey, () =>
    api('POST /api/pro/appointments/:id/payment-request/send', { params: { id } }),
  )

/** Gets another link to the open request; earlier ones keep working. */
export const useCopyPaymentLink = (id: string) =>
  useMutation({
    mutationFn: () => api('POST /api/pro/appointments/:id/payment-request/link', { params: { id } }),
  })

/** Withdraws the open request. */
export const useWithdrawRequest = (id: string) =>
  useChange(appointmentsKey, () =>
    api('DELETE /api/pro/appointments/:id/payment-request', { params: { id } }),
  )
