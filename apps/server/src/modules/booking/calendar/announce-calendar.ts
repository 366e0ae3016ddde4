import { bookingWindow } from '@anseo/domain/booking-window'
import type { CalendarDate } from '@anseo/domain/calendar-date'
import { endOfDublinDay, instantOf } from '@anseo/domain/dublin-time'
import { overlaps, type Slot } from '@anseo/domain/slot'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'

/**
 * Notifies open booking pages, after the commit, that any bookable day of a vendor may have changed, for new hours,
 * buffer, notice or availability (S10). It names the next 14 days only, also to pages that show more: a page reloads all
 * its days whichever is named.
 */
export function announceCalendar({ now, realtime }: UnitOfWork, vendorId: string): void {
  realtime.calendarChanged(vendorId, bookingWindow(now).map(wholeDay))
}

/** Notifies open booking pages, after the commit, of the days within a period that could be booked (S10, B1). */
export function announceSlot(
  { now, realtime }: UnitOfWork,
  vendorId: string,
  slot: Slot,
  horizonDays: number,
): void {
  const days = bookingWindow(now, horizonDays).map(wholeDay)
  realtime.calendarChanged(
    vendorId,
    days.filter((day) => overlaps(day, slot)),
  )
}

const wholeDay = (date: CalendarDate): Slot => ({ start: instantOf(date, 0), end: endOfDublinDay(date) })
