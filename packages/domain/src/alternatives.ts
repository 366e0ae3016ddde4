import { bookingWindow } from './booking-window.ts'
import { compareDates } from './calendar-date.ts'
import { dublinDate, dublinHour, instantOf } from './dublin-time.ts'
import { MAX_ALTERNATIVES } from './limits.ts'
import type { Slot } from './slot.ts'
import { slotHours } from './slot.ts'
import type { VendorCalendar } from './slot-grid.ts'
import { endHours, freeStartHours } from './slot-grid.ts'

/**
 * Up to three free slots as long as the one refused, nearest first: that day, then the days after it,
 * each by distance from the wanted hour, the earlier of two equally near (S4).
 */
export function alternatives(calendar: VendorCalendar, wanted: Slot, now: Date): Slot[] {
  const wantedDate = dublinDate(wanted.start)
  const wantedHour = dublinHour(wanted.start)
  const hours = slotHours(wanted)
  const found: Slot[] = []
  for (const date of bookingWindow(now)) {
    if (compareDates(date, wantedDate) < 0) continue
    const free = freeStartHours(calendar, date, now)
    const starts = free
      .filter((hour) => endHours(free, hour, hours).length > 0)
      .toSorted((a, b) => Math.abs(a - wantedHour) - Math.abs(b - wantedHour))
    for (const hour of starts) {
      found.push({ start: instantOf(date, hour), end: instantOf(date, hour + hours) })
      if (found.length === MAX_ALTERNATIVES) return found
    }
  }
  return found
}
