// implements: §5.19
import { sameDate } from './calendar-date.ts'
import { dublinDate, dublinHour, instantOf, isFullHour } from './dublin-time.ts'
import { CLOSING_HOUR, MAX_HOURS, MIN_HOURS, OPENING_HOUR } from './limits.ts'
import { formatSlotDate, parseSlotDate } from './slot-date.ts'
import { formatWallTime, parseWallTime } from './wall-time.ts'

export const HOUR_MS = 3_600_000
export const MINUTES_AN_HOUR = 60

/** A period of time, including its start but not its end. */
export interface Slot {
  start: Date
  end: Date
}

/** A slot as the API carries it: `21_11_2026`, '09:00 AM', '11:00 AM' (T2). */
export interface WireSlot {
  slotDate: string
  startTime: string
  endTime: string
}

/** The slot of a wire form, or null when a part is malformed, not on the hour, or the end is not later. */
export function slotFromWire({ slotDate, startTime, endTime }: WireSlot): Slot | null {
  const date = parseSlotDate(slotDate)
  const startHour = parseWallTime(startTime)
  const endHour = parseWallTime(endTime)
  if (!date || startHour === null || endHour === null || endHour <= startHour) return null
  return { start: instantOf(date, startHour), end: instantOf(date, endHour) }
}

/** The wire form of a slot that starts and ends on one day in Dublin. */
export function slotToWire({ start, end }: Slot): WireSlot {
  return {
    slotDate: formatSlotDate(dublinDate(start)),
    startTime: formatWallTime(dublinHour(start)),
    endTime: formatWallTime(dublinHour(end)),
  }
}

/** Length in hours. */
export function slotHours({ start, end }: Slot): number {
  return (end.getTime() - start.getTime()) / HOUR_MS
}

/** Length in minutes. */
export const slotMinutes = (slot: Slot): number => slotHours(slot) * MINUTES_AN_HOUR

/** Returns whether two stretches share time; back to back they do not (S1). */
export function overlaps(a: Slot, b: Slot): boolean {
  return a.start < b.end && b.start < a.end
}

/** Returns whether a slot is on the grid: full hours of one day, 08:00 to 21:00, 1 to 5 hours (S1). */
export function isOnGrid(slot: Slot): boolean {
  const { start, end } = slot
  const hours = slotHours(slot)
  return (
    isFullHour(start) &&
    isFullHour(end) &&
    sameDate(dublinDate(start), dublinDate(end)) &&
    dublinHour(start) >= OPENING_HOUR &&
    dublinHour(end) <= CLOSING_HOUR &&
    hours >= MIN_HOURS &&
    hours <= MAX_HOURS
  )
}
