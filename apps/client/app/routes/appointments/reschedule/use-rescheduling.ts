import { ApiError } from '@anseo/api-client/api-error'
import { RESCHEDULING } from '@anseo/api-client/error-catalogue/appointments'
import { replyText } from '@anseo/api-client/error-texts'
import type { WireSlot } from '@anseo/domain/slot'
import { useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { useAttempt } from '../../../forms/use-attempt.ts'

const failureText = (error: unknown) => replyText(error, RESCHEDULING.failed, RESCHEDULING.unanswered)

export type Rescheduling = ReturnType<typeof useRescheduling>

/** Asks the server to move the appointment; when the slot has gone, holds the other times that it offers (S4). */
export function useRescheduling(appointmentId: string) {
  const { busy, run } = useAttempt(failureText)
  const [alternatives, setAlternatives] = useState<WireSlot[]>([])
  const [refused, setRefused] = useState(false)

  /** Returns true when the appointment was moved. */
  const reschedule = ({ slotDate, startTime, endTime }: WireSlot): Promise<boolean> =>
    run(async (idempotencyKey) => {
      clear()
      const body = { appointmentId, newDate: slotDate, newStartTime: startTime, newEndTime: endTime }
      await api('PATCH /api/user/reschedule-appointment', { body, idempotencyKey }).catch(
        (reason: unknown) => {
          setRefused(true)
          if (reason instanceof ApiError) setAlternatives(reason.refusal.alternatives ?? [])
          throw reason
        },
      )
    })
  const clear = () => {
    setRefused(false)
    setAlternatives([])
  }
  return {
    busy,
    /** The last choice was refused, and a toast has given the reason. */
    refused,
    alternatives,
    clear,
    reschedule,
  }
}
