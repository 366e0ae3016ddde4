import { bookingWindow } from '@anseo/domain/booking-window'
import type { CalendarDate } from '@anseo/domain/calendar-date'
import { endOfDublinDay, instantOf } from '@anseo/domain/dublin-time'
import { overlaps, type Slot } from '@anseo/domain/slot'
import type { Runtime } from '../../../platform/runtime.ts'

/**
 * Tells open booking pages that every bookable day of a vendor may have changed, after the commit of a new setting:
 * hours, buffer, notice, available or not (S10).
 */
export function announceCalendar({ clock, realtime }: Runtime, vendorId: string): void {
  realtime.calendarChanged(vendorId, bookingWindow(clock.now()).map(wholeDay))
}

/** Tells open booking pages of the bookable days that a stretch of time touches (S10). */
export function announceStretch({ clock, realtime }: Runtime, vendorId: string, stretch: Slot): void {
  const days = bookingWindow(clock.now()).map(wholeDay)
  realtime.calendarChanged(
    vendorId,
    days.filter((day) => overlaps(day, stretch)),
  )
}

const wholeDay = (date: CalendarDate): Slot => ({ start: instantOf(date, 0), end: endOfDublinDay(date) })
