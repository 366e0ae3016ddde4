import { formatIsoDate, parseIsoDate } from '@anseo/domain/calendar-date'
import { clockHours, dublinDate } from '@anseo/domain/dublin-time'
import { HOUR_MS, type Slot, type WireSlot } from '@anseo/domain/slot'
import { formatSlotDate } from '@anseo/domain/slot-date'
import { formatWallTime } from '@anseo/domain/wall-time'

/** A time as it is chosen: `2026-11-25`, hours of that day such as 9.25, and a length in hours. */
export interface ChosenTime {
  day: string
  startHour: number
  hours: number
}

/** Returns a chosen time as the API takes it; null without a day. */
export function wireOfTime({ day, startHour, hours }: ChosenTime): WireSlot | null {
  const date = parseIsoDate(day)
  if (!date) return null
  const [startTime, endTime] = [formatWallTime(startHour), formatWallTime(startHour + hours)]
  return { slotDate: formatSlotDate(date), startTime, endTime }
}

/** Returns the time of a slot in the form of a chosen time. */
export const timeOfSlot = ({ start, end }: Slot): ChosenTime => ({
  day: formatIsoDate(dublinDate(start)),
  startHour: clockHours(start),
  hours: (end.getTime() - start.getTime()) / HOUR_MS,
})
