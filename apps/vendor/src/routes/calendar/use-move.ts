import { ApiError, isSignedOut } from '@anseo/api-client/api-error'
import { bookingErrorText } from '@anseo/api-client/error-texts'
import type { CalendarDate } from '@anseo/domain/calendar-date'
import type { HourRange } from '@anseo/domain/working-hours'
import { notify } from '@anseo/ui/toasts'
import { useEffect, useState } from 'react'
import { type ChosenTime, timeOfSlot, untakenText, wireOfTime } from '../../appointments/chosen-time.ts'
import type { VendorAppointment } from '../../queries/appointments.ts'
import { useMoveAtOnce } from '../../queries/own-bookings.ts'
import { sameHours, timeOfHours } from './drag-times.ts'
import { type Moving, useHoldAppointment } from './use-hold-appointment.ts'

/** A move that the vendor is asked about before it happens. */
export interface AskedMove {
  appointment: VendorAppointment
  to: ChosenTime
  /** The error that refused an immediate move. */
  refusal: Error | null
}

/**
 * Moves appointments in the calendar (B8). The vendor's own bookings move immediately, with an undo. A dialog asks first
 * if the client has to agree or was emailed the time. An appointment whose move is refused returns to its place.
 * @returns the appointment that is being moved, the handlers of appointments, and the move that a dialog asks about.
 */
export function useMove(days: readonly CalendarDate[], bounds: HourRange) {
  const [asked, setAsked] = useState<AskedMove | null>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const atOnce = useMoveAtOnce()
  const { moving, handlers, putBack } = useHoldAppointment(days, bounds, drop)
  useEffect(() => {
    if (focused) document.querySelector<HTMLElement>(`[data-appointment="${focused}"]`)?.focus()
  }, [focused])

  function drop({ appointment, from, to, by }: Moving) {
    const time = timeOfHours(to)
    const slot = wireOfTime(time)
    if (sameHours(from, to)) return putBack()
    if (!slot) {
      notify.error(untakenText(time))
      return putBack()
    }
    if (appointment.source === 'client' || appointment.clientTold) {
      return setAsked({ appointment, to: time, refusal: null })
    }
    setFocused(null)
    atOnce.mutate(
      { id: appointment._id, to: slot, back: wireOfTime(timeOfSlot(appointment.facts)) },
      {
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'OUTSIDE_HOURS') {
            setAsked({ appointment, to: time, refusal: error })
          } else if (!isSignedOut(error)) notify.error(bookingErrorText(error))
        },
        onSettled: (_reply, error) => {
          if (!(error instanceof ApiError && error.code === 'OUTSIDE_HOURS')) putBack()
          if (by === 'keys') setFocused(appointment._id)
        },
      },
    )
  }
  const close = () => {
    setAsked(null)
    putBack()
  }
  return { moving, handlers, asked, close }
}
