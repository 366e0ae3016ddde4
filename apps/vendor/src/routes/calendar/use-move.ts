import { ApiError, isSignedOut } from '@anseo/api-client/api-error'
import { bookingErrorText } from '@anseo/api-client/error-texts'
import type { CalendarDate } from '@anseo/domain/calendar-date'
import type { WireSlot } from '@anseo/domain/slot'
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
  /** Tells it from another move of the same appointment. */
  moveId: string
  appointment: VendorAppointment
  /** The appointment as it was let go in the calendar. */
  released: Moving
  to: ChosenTime
  /** The error that refused an immediate move. */
  refusal: Error | null
}

/**
 * Moves appointments in the calendar (B8). The vendor's own bookings move immediately, with an undo. A dialog asks first
 * if the client has to agree, was emailed the time or has paid. An appointment whose move is refused returns to its place.
 * @returns the appointment that is being moved, the handlers of appointments, and the move that a dialog asks about.
 */
export function useMove(days: readonly CalendarDate[], bounds: HourRange) {
  const [waiting, setWaiting] = useState<AskedMove[]>([])
  const [asked = null] = waiting
  const [focused, setFocused] = useState<string | null>(null)
  const atOnce = useMoveAtOnce()
  const { moving, handlers, putBack } = useHoldAppointment(days, bounds, drop)
  useEffect(() => {
    if (focused) document.querySelector<HTMLElement>(`[data-appointment="${focused}"]`)?.focus()
  }, [focused])

  const ask = (move: Omit<AskedMove, 'moveId'>) =>
    setWaiting((others) => [...others, { ...move, moveId: crypto.randomUUID() }])

  function drop(released: Moving) {
    const { appointment, from, to } = released
    const time = timeOfHours(to)
    const slot = wireOfTime(time)
    if (sameHours(from, to)) return putBack(released)
    if (!slot) {
      notify.error(untakenText(time))
      return putBack(released)
    }
    // A client who has paid by a link is emailed a move in any case.
    if (appointment.source === 'client' || appointment.clientTold || appointment.totalAmount > 0) {
      return ask({ appointment, released, to: time, refusal: null })
    }
    setFocused(null)
    void move(released, time, slot)
  }

  async function move(released: Moving, time: ChosenTime, slot: WireSlot) {
    const { appointment, by } = released
    const back = wireOfTime(timeOfSlot(appointment.facts))
    try {
      await atOnce.mutateAsync({ id: appointment._id, to: slot, back })
      putBack(released)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'OUTSIDE_HOURS') {
        ask({ appointment, released, to: time, refusal: error })
      } else {
        putBack(released)
        if (!isSignedOut(error)) notify.error(bookingErrorText(error))
      }
    }
    if (by === 'keys') setFocused(appointment._id)
  }
  const close = () => {
    if (asked) putBack(asked.released)
    setWaiting((moves) => moves.slice(1))
  }
  return { moving, handlers, asked, close }
}
