import { ApiError } from '@anseo/api-client/api-error'
import { RESCHEDULING } from '@anseo/api-client/error-catalogue/appointments'
import { replyText } from '@anseo/api-client/error-texts'
import type { WireSlot } from '@anseo/domain/slot'
import { useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { useAttempt } from '../use-attempt.ts'

const failureText = (error: unknown) => replyText(error, RESCHEDULING.failed, RESCHEDULING.unanswered)

export type Rescheduling = ReturnType<typeof useRescheduling>

/** Asks the server to move the appointment; when the slot has gone, keeps the other times it offers (S4). */
export function useRescheduling(appointmentId: string, onChanged: () => Promise<void>) {
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
      await onChanged()
    })
  const clear = () => {
    clearError()
    setAlternatives([])
  }
  return { busy, error, alternatives, clear, reschedule }
}
