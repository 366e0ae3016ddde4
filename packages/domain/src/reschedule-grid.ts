// implements: §9.9
import { RESCHEDULE_OPENING_HOUR } from './limits.ts'
import type { Slot } from './slot.ts'
import { slotHours, slotToWire } from './slot.ts'
import type { DayAvailability } from './slot-grid.ts'
import { startTimesFrom } from './slot-grid.ts'
import { formatWallTime, parseWallTime } from './wall-time.ts'

/** The day's free start times with the hours of the appointment's own slot, which do not count as busy (S2). */
function withOwnHours({ slotDate, free }: DayAvailability, own: Slot): string[] {
  const wire = slotToWire(own)
  const firstHour = parseWallTime(wire.startTime)
  if (wire.slotDate !== slotDate || firstHour === null) return free
  const ownTimes = Array.from({ length: slotHours(own) }, (_, index) => formatWallTime(firstHour + index))
  return [...new Set([...free, ...ownTimes])].toSorted(
    (a, b) => (parseWallTime(a) ?? 0) - (parseWallTime(b) ?? 0),
  )
}

/**
 * The starts that the reschedule dialog offers on a day of the availability reply: from 10:00 on, the whole
 * length free, the present start left out (S2). Exact without a buffer; with one the server may still refuse.
 */
export function rescheduleStartTimes(day: DayAvailability, own: Slot): string[] {
  const present = slotToWire(own)
  const starts = startTimesFrom(withOwnHours(day, own), slotHours(own) * 60, RESCHEDULE_OPENING_HOUR)
  return starts.filter((time) => day.slotDate !== present.slotDate || time !== present.startTime)
}
