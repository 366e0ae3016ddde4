// implements: §9.6
import type { CalendarDate } from './calendar-date.ts'
import { addDays, daysBetween } from './calendar-date.ts'
import { dublinDate } from './dublin-time.ts'
import { BOOKING_WINDOW_DAYS } from './limits.ts'

/** Returns the days that can be booked: today in Dublin and the thirteen after it (T5). */
export function bookingWindow(now: Date): CalendarDate[] {
  const today = dublinDate(now)
  return Array.from({ length: BOOKING_WINDOW_DAYS }, (_, index) => addDays(today, index))
}

/** Returns whether a day can be booked (T5). */
export function inBookingWindow(date: CalendarDate, now: Date): boolean {
  const ahead = daysBetween(dublinDate(now), date)
  return ahead >= 0 && ahead < BOOKING_WINDOW_DAYS
}
