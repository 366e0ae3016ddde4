import { useChange, useFormChange } from '@anseo/site-kit/use-change'
import { useSendOnce } from '@anseo/site-kit/use-send-once'
import { useMutation } from '@tanstack/react-query'
import { api } from '../site.ts'
import { appointmentsKey } from './appointments.ts'

export interface WantedSum {
  /** Euro. */
  amount: number
  /** ISO; when the appointment is cancelled unless it is paid. */
  payBy?: string
}

/** Asks the client of a vendor's own booking for a sum by a link (B7); a retry after a lost reply asks once. */
export function useRequestPayment(id: string) {
  const once = useSendOnce()
  return useFormChange(appointmentsKey, (body: WantedSum) =>
    once(body, (idempotencyKey) =>
      api('POST /api/pro/appointments/:id/payment-request', { params: { id }, body, idempotencyKey }),
    ),
  )
}

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
