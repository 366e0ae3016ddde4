// implements: §9.6
import type { CalendarDate } from './calendar-date.ts'
import { addDays, daysBetween } from './calendar-date.ts'
import { dublinDate } from './dublin-time.ts'
import { BOOKING_WINDOW_DAYS } from './limits.ts'

/** Returns the days that can be booked: today in Dublin and those after it, 14 unless a vendor takes more (T5, B1). */
export function bookingWindow(now: Date, days: number = BOOKING_WINDOW_DAYS): CalendarDate[] {
  const today = dublinDate(now)
  return Array.from({ length: days }, (_, index) => addDays(today, index))
}

/** Returns whether a day can be booked (T5, B1). */
export function inBookingWindow(date: CalendarDate, now: Date, days: number = BOOKING_WINDOW_DAYS): boolean {
  const ahead = daysBetween(dublinDate(now), date)
  return ahead >= 0 && ahead < days
}
