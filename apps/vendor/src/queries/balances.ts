import type { PaidWay } from '@anseo/domain/balance'
import { useChange, useFormChange } from '@anseo/site-kit/use-change'
import { useSendOnce } from '@anseo/site-kit/use-send-once'
import { api } from '../site.ts'
import { appointmentsKey } from './appointments.ts'
import { earningsKey } from './earnings.ts'

const MONEY = { each: [appointmentsKey, earningsKey] }

interface RecordedSum {
  /** Euro. */
  amount: number
  way: PaidWay
}

/** Records what the client paid on the day (B12); a retry after a lost reply records no second sum. */
export function useRecordBalance(id: string) {
  const once = useSendOnce()
  return useFormChange(MONEY, (body: RecordedSum) =>
    once(body, (idempotencyKey) =>
      api('POST /api/pro/appointments/:id/balance', { params: { id }, body, idempotencyKey }),
    ),
  )
}

/** Deletes a recorded payment. */
export const useUndoRecord = (id: string) =>
  useChange(MONEY, (recordId: string) =>
    api('DELETE /api/pro/appointments/:id/balance/:recordId', { params: { id, recordId } }),
  )

/** Asks the client to pay what is open by card. */
export const useAskForBalance = (id: string) =>
  useChange(appointmentsKey, () => api('POST /api/pro/appointments/:id/balance-request', { params: { id } }))

/** Withdraws the request to pay by card. */
export const useWithdrawBalanceRequest = (id: string) =>
  useChange(appointmentsKey, () =>
    api('DELETE /api/pro/appointments/:id/balance-request', { params: { id } }),
  )
