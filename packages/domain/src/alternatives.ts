import { bookingWindow } from './booking-window.ts'
import { compareDates } from './calendar-date.ts'
import { clockHours, dublinDate, instantOf } from './dublin-time.ts'
import { MAX_ALTERNATIVES } from './limits.ts'
import type { Slot } from './slot.ts'
import { slotMinutes, slotOfLength } from './slot.ts'
import type { VendorCalendar } from './slot-grid.ts'
import { freeStartHours } from './slot-grid.ts'

/**
 * Returns up to three free slots as long as the one refused, nearest first: that day, then the days after it,
 * each by distance from the wanted hour, the earlier of two equally near (S4).
 * @param present the slot of the appointment that is to move, which is none to move to.
 */
export function alternatives(calendar: VendorCalendar, wanted: Slot, now: Date, present?: Slot): Slot[] {
  const wantedDate = dublinDate(wanted.start)
  const wantedHour = clockHours(wanted.start)
  const minutes = slotMinutes(wanted)
  const found: Slot[] = []
  for (const date of bookingWindow(now, calendar.horizonDays)) {
    if (compareDates(date, wantedDate) < 0) continue
    const starts = freeStartHours(calendar, date, now, minutes).toSorted(
      (a, b) => Math.abs(a - wantedHour) - Math.abs(b - wantedHour),
    )
    for (const hour of starts) {
      const slot = slotOfLength(instantOf(date, hour), minutes)
      if (present && isSame(slot, present)) continue
      found.push(slot)
      if (found.length === MAX_ALTERNATIVES) return found
    }
  }
  return found
}

const isSame = (a: Slot, b: Slot): boolean =>
  a.start.getTime() === b.start.getTime() && a.end.getTime() === b.end.getTime()
