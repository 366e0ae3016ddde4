import { addDays, daysBetween } from './calendar-date.ts'
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
  const today = dublinDate(now)
  const wantedHour = clockHours(wanted.start)
  const minutes = slotMinutes(wanted)
  const found: Slot[] = []
  const first = Math.max(0, daysBetween(today, dublinDate(wanted.start)))
  for (let ahead = first; ahead < calendar.horizonDays; ahead += 1) {
    const date = addDays(today, ahead)
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
