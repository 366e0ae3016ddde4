import type { PaidWay } from '@anseo/domain/balance'
import { notify } from '@anseo/ui/toasts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../site.ts'
import { appointmentsKey } from './appointments.ts'

interface RecordedSum {
  /** Euro. */
  amount: number
  way: PaidWay
}

/** Records what the client paid on the day (B12). */
export function useRecordBalance(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ idempotencyKey, ...body }: RecordedSum & { idempotencyKey: string }) =>
      api('POST /api/pro/appointments/:id/balance', { params: { id }, body, idempotencyKey }),
    meta: { inForm: true },
    onSuccess: ({ message }) => notify.success(message),
    onSettled: () => queries.invalidateQueries({ queryKey: appointmentsKey }),
  })
}

/** Takes a record back. */
export function useUndoRecord(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (recordId: string) =>
      api('DELETE /api/pro/appointments/:id/balance/:recordId', { params: { id, recordId } }),
    onSuccess: ({ message }) => notify.success(message),
    onSettled: () => queries.invalidateQueries({ queryKey: appointmentsKey }),
  })
}

/** Asks the client to pay what is open by card. */
export function useAskForBalance(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api('POST /api/pro/appointments/:id/balance-request', { params: { id } }),
    onSuccess: ({ message }) => notify.success(message),
    onSettled: () => queries.invalidateQueries({ queryKey: appointmentsKey }),
  })
}

/** Withdraws that. */
export function useWithdrawBalanceRequest(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api('DELETE /api/pro/appointments/:id/balance-request', { params: { id } }),
    onSuccess: ({ message }) => notify.success(message),
    onSettled: () => queries.invalidateQueries({ queryKey: appointmentsKey }),
  })
}
