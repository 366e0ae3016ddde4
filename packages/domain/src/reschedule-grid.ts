// implements: §9.9
import { MAX_HOURS, RESCHEDULE_OPENING_HOUR } from './limits.ts'
import type { Slot } from './slot.ts'
import { HOUR_MS, slotHours, slotToWire } from './slot.ts'
import type { DayAvailability } from './slot-grid.ts'
import { startTimesFrom } from './slot-grid.ts'
import { formatWallTime, parseWallTime } from './wall-time.ts'

/** Returns the day's free start times, including the appointment's own hours, which do not count as busy (S2). */
function withOwnHours({ slotDate, free }: DayAvailability, own: Slot): string[] {
  const wire = slotToWire(own)
  const firstHour = parseWallTime(wire.startTime)
  if (wire.slotDate !== slotDate || firstHour === null) return free
  const ownTimes = Array.from({ length: slotHours(own) }, (_, index) => formatWallTime(firstHour + index))
  return [...new Set([...free, ...ownTimes])].toSorted(
    (a, b) => (parseWallTime(a) ?? 0) - (parseWallTime(b) ?? 0),
  )
}

/** Returns whether an appointment starts on the hour and lasts 1 to 5 whole hours, as the specification has it (S1). */
export function isMovedByTheHour(own: Slot): boolean {
  const hours = slotHours(own)
  return own.start.getTime() % HOUR_MS === 0 && Number.isInteger(hours) && hours <= MAX_HOURS
}

/**
 * Returns the start times that the reschedule dialog offers on a day: from 10:00 on, free for the whole length, without
 * the current start (S2). The vendor's buffer is not considered, so the server may still refuse one.
 * @param day for an appointment that is not by the hour (B3), the starts at which its length is free.
 */
export function rescheduleStartTimes(day: DayAvailability, own: Slot): string[] {
  const present = slotToWire(own)
  const starts = isMovedByTheHour(own)
    ? startTimesFrom(withOwnHours(day, own), slotHours(own) * 60, RESCHEDULE_OPENING_HOUR)
    : day.free
  return starts.filter((time) => day.slotDate !== present.slotDate || time !== present.startTime)
}
