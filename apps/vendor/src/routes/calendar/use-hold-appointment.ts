import type { CalendarDate } from '@anseo/domain/calendar-date'
import type { HourRange } from '@anseo/domain/working-hours'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import type { VendorAppointment } from '../../queries/appointments.ts'
import { columnAt, hourAt, hoursOfSlot, lengthenedTo, movedTo, steppedBy } from './drag-times.ts'
import { followPointer } from './follow-pointer.ts'
import type { DayHours } from './free-hours.ts'

/** An appointment that is being moved or lengthened, or was released and waits for the result. */
export interface Moving {
  appointment: VendorAppointment
  from: DayHours
  to: DayHours
  by: 'pointer' | 'keys'
  isHeld: boolean
}

/** The handlers of the appointments in the calendar, which a pointer or keys can take in hand. */
export interface HoldHandlers {
  onPress: (appointment: VendorAppointment, date: CalendarDate, event: PointerEvent<HTMLElement>) => void
  onKey: (appointment: VendorAppointment, date: CalendarDate, event: KeyboardEvent<HTMLElement>) => void
  /** The focus leaves an appointment. */
  onLeave: () => void
}

/**
 * Takes appointments in hand: a mouse drags them, at the lower edge their end, a finger after it was held. Space takes one by
 * keys; arrows move it, with Shift its end, Space or Enter lets it go, Escape puts it back.
 * @param days the days that are shown.
 * @param bounds the hours that are shown of each.
 * @param onDrop called with the appointment when it is released.
 */
export function useHoldAppointment(
  days: readonly CalendarDate[],
  bounds: HourRange,
  onDrop: (moving: Moving) => void,
) {
  const [moving, setMoving] = useState<Moving | null>(null)
  const drop = (held: Moving) => {
    const dropped = { ...held, isHeld: false }
    setMoving(dropped)
    onDrop(dropped)
  }

  const onPress: HoldHandlers['onPress'] = (appointment, date, { currentTarget, target, nativeEvent }) => {
    const grid = currentTarget.closest('.calendar')
    if (nativeEvent.button !== 0 || !grid) return
    const isEdge = (target as Element).closest('.lower-edge') !== null
    const from = hoursOfSlot(appointment.facts, date)
    const pointAt = pointsOf(grid, bounds)
    const pressed = pointAt(nativeEvent.clientX, nativeEvent.clientY).hour
    let held: Moving = { appointment, from, to: from, by: 'pointer', isHeld: true }
    followPointer(nativeEvent, {
      onMove: (x, y) => {
        const { column, hour } = pointAt(x, y)
        const dragged = hour - pressed
        const to = isEdge
          ? lengthenedTo(from, from.endHour + dragged, bounds)
          : movedTo(from, days[column] ?? date, from.startHour + dragged, bounds)
        held = { ...held, to }
        setMoving(held)
      },
      onDrop: () => drop(held),
      onGiveUp: () => setMoving(null),
    })
  }

  const onKey: HoldHandlers['onKey'] = (appointment, date, event) => {
    const held = moving?.isHeld && moving.by === 'keys' ? moving : null
    if (!held) {
      if (event.key !== ' ') return
      event.preventDefault()
      const from = hoursOfSlot(appointment.facts, date)
      return setMoving({ appointment, from, to: from, by: 'keys', isHeld: true })
    }
    if (event.key === 'Tab') return
    event.preventDefault()
    if (event.key === 'Escape') return setMoving(null)
    if (event.key === ' ' || event.key === 'Enter') return drop(held)
    const mayLengthen = appointment.source === 'vendor'
    const to = steppedBy(held.to, event, { days, bounds, mayLengthen })
    if (to) setMoving({ ...held, to })
  }

  const onLeave = () => moving?.isHeld && moving.by === 'keys' && setMoving(null)
  return {
    moving,
    handlers: { onPress, onKey, onLeave } satisfies HoldHandlers,
    /** Puts back an appointment, unless another is in hand by now. */
    putBack: (released: Moving) => setMoving((current) => (current === released ? null : current)),
  }
}

/** Reads the columns of a grid: the day and the hour at a point of the window. */
const pointsOf = (grid: Element, bounds: HourRange) => (x: number, y: number) => {
  const columns = [...grid.querySelectorAll('.calendar-column')].map((column) =>
    column.getBoundingClientRect(),
  )
  const column = columnAt(
    x,
    columns.map(({ left, right }) => ({ from: left, to: right })),
  )
  const { top = 0, bottom = 1 } = columns[column] ?? {}
  return { column, hour: hourAt(y, { from: top, to: bottom }, bounds) }
}
