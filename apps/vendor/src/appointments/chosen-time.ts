import { formatIsoDate, parseIsoDate } from '@anseo/domain/calendar-date'
import { clockHours, dublinDate } from '@anseo/domain/dublin-time'
import {
  MINUTES_AN_HOUR,
  type Slot,
  slotFrom,
  slotHours,
  slotToWire,
  type WireSlot,
} from '@anseo/domain/slot'
import { formatSlotDate } from '@anseo/domain/slot-date'
import { formatWallTime } from '@anseo/domain/wall-time'

/** A time as it is chosen: `2026-11-25`, hours of that day such as 9.25, and a length in elapsed hours. */
export interface ChosenTime {
  day: string
  startHour: number
  hours: number
}

/** Returns the slot of a chosen time; null without a day, or where clocks skip its start or repeat its end (B2). */
export function slotOfTime({ day, startHour, hours }: ChosenTime): Slot | null {
  const date = parseIsoDate(day)
  if (!date) return null
  const start = { slotDate: formatSlotDate(date), startTime: formatWallTime(startHour) }
  return slotFrom(start, hours * MINUTES_AN_HOUR)
}

/** Returns a chosen time as the API takes it; null where it has no slot. */
export function wireOfTime(time: ChosenTime): WireSlot | null {
  const slot = slotOfTime(time)
  return slot && slotToWire(slot)
}

/** The error text for a time that a clock change skips or repeats. */
export const CLOCKS_TEXT = 'The clocks change then. Choose another time.'

/** Returns what to do about a chosen time that the API cannot take. */
export const untakenText = ({ day }: ChosenTime): string =>
  parseIsoDate(day) ? CLOCKS_TEXT : 'Choose a day.'

/** Returns the time of a slot in the form of a chosen time. */
export const timeOfSlot = (slot: Slot): ChosenTime => ({
  day: formatIsoDate(dublinDate(slot.start)),
  startHour: clockHours(slot.start),
  hours: slotHours(slot),
})
