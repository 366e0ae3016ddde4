import { ApiError } from '@anseo/api-client/api-error'
import type { WireSlot } from '@anseo/domain/slot'
import { useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { changeErrorText } from '../change-error-text.ts'
import { useAttempt } from '../use-attempt.ts'

/** By the booking mapper; what is not an answer of ours has words of its own (§8). */
const failureText = (error: unknown) =>
  error instanceof ApiError
    ? changeErrorText(error, 'Failed to reschedule')
    : 'Error occurred during reschedule'

export type Rescheduling = ReturnType<typeof useRescheduling>

/** Asks the server to move the appointment; when the slot has gone, keeps the other times it offers (S4). */
export function useRescheduling(appointmentId: string) {
  const { busy, error, clearError, run } = useAttempt(failureText)
  const [alternatives, setAlternatives] = useState<WireSlot[]>([])

  /** True when it was moved. */
  const reschedule = ({ slotDate, startTime, endTime }: WireSlot): Promise<boolean> =>
    run(async (idempotencyKey) => {
      setAlternatives([])
      const body = { appointmentId, newDate: slotDate, newStartTime: startTime, newEndTime: endTime }
      await api('PATCH /api/user/reschedule-appointment', { body, idempotencyKey }).catch(
        (reason: unknown) => {
          if (reason instanceof ApiError) setAlternatives(reason.refusal.alternatives ?? [])
          throw reason
        },
      )
    })
  const clear = () => {
    clearError()
    setAlternatives([])
  }
  return { busy, error, alternatives, clear, reschedule }
}
