// implements: §5.19
import { addDays, sameDate } from './calendar-date.ts'
import { clockHours, clockShows, dublinDate, dublinHour, instantOf, isFullHour } from './dublin-time.ts'
import { HOUR_MS, MINUTE_MS } from './duration.ts'
import { CLOSING_HOUR, MAX_HOURS, MAX_MINUTES, MIN_HOURS, OPENING_HOUR } from './limits.ts'
import { formatSlotDate, parseSlotDate } from './slot-date.ts'
import { formatWallTime, parseWallTime } from './wall-time.ts'

export const QUARTER_MS = 900_000
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

/**
 * Returns the slot of a wire form. Its date is the day of the start; an end not later than the start is on the next day
 * (B2). Null when a part is malformed or off the quarter hour, when clocks skip one of the times, or when it is longer
 * than any booking or ends after the year 9999.
 */
export function slotFromWire({ slotDate, startTime, endTime }: WireSlot): Slot | null {
  const date = parseSlotDate(slotDate)
  const startHour = parseWallTime(startTime)
  const endHour = parseWallTime(endTime)
  if (!date || startHour === null || endHour === null) return null
  const endDate = endHour > startHour ? date : addDays(date, 1)
  const slot = { start: instantOf(date, startHour), end: instantOf(endDate, endHour) }
  const isReal = clockHours(slot.start) === startHour && clockHours(slot.end) === endHour
  return isReal && endDate.year <= 9999 && slotMinutes(slot) <= MAX_MINUTES ? slot : null
}

/**
 * Returns the slot that begins at a time of the wire form and lasts that many elapsed minutes. Null when a part is
 * malformed, when clocks skip the start, or when they show the end twice and the wire form would name the first (B2).
 */
export function slotFrom({ slotDate, startTime }: Omit<WireSlot, 'endTime'>, minutes: number): Slot | null {
  const date = parseSlotDate(slotDate)
  const startHour = parseWallTime(startTime)
  if (!date || startHour === null || !clockShows(date, startHour)) return null
  const slot = slotOfLength(instantOf(date, startHour), minutes)
  return isUnambiguous(slot) ? slot : null
}

/** Returns the wire form of a slot; its date is the day of its start in Dublin. */
export function slotToWire({ start, end }: Slot): WireSlot {
  return {
    slotDate: formatSlotDate(dublinDate(start)),
    startTime: formatWallTime(clockHours(start)),
    endTime: formatWallTime(clockHours(end)),
  }
}

/** Returns whether the wire form of a slot names it alone: the hour that the autumn change repeats makes it ambiguous (B2). */
export function isUnambiguous(slot: Slot): boolean {
  const read = slotFromWire(slotToWire(slot))
  return read?.start.getTime() === slot.start.getTime() && read.end.getTime() === slot.end.getTime()
}

/** Returns the length of a slot in hours. */
export function slotHours({ start, end }: Slot): number {
  return (end.getTime() - start.getTime()) / HOUR_MS
}

/** Returns the length of a slot in minutes. */
export const slotMinutes = (slot: Slot): number => slotHours(slot) * MINUTES_AN_HOUR

/** Returns whether two stretches share time; back to back they do not (S1). */
export function overlaps(a: Slot, b: Slot): boolean {
  return a.start < b.end && b.start < a.end
}

/** Returns the slot of a start and a length in elapsed minutes. */
export const slotOfLength = (start: Date, minutes: number): Slot => ({
  start,
  end: new Date(start.getTime() + minutes * MINUTE_MS),
})

/** Returns whether a slot lasts as long as a booking of time alone: 1 to 5 whole hours (S1, B3). */
export function isWholeHours(slot: Slot): boolean {
  const hours = slotHours(slot)
  return Number.isInteger(hours) && hours >= MIN_HOURS && hours <= MAX_HOURS
}

/** Returns whether a slot is on the grid: full hours of one day, 08:00 to 21:00, 1 to 5 hours (S1). */
export function isOnGrid(slot: Slot): boolean {
  const { start, end } = slot
  return (
    isWholeHours(slot) &&
    isFullHour(start) &&
    isFullHour(end) &&
    sameDate(dublinDate(start), dublinDate(end)) &&
    dublinHour(start) >= OPENING_HOUR &&
    dublinHour(end) <= CLOSING_HOUR
  )
}
