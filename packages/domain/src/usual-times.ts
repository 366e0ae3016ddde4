import { weekday } from './calendar-date.ts'
import { clockHours, dublinDate } from './dublin-time.ts'
import type { Slot } from './slot.ts'
import { parseSlotDate } from './slot-date.ts'
import type { DayAvailability } from './slot-grid.ts'
import { formatWallTime } from './wall-time.ts'

/** The number of usual times that are offered (C4 of growth). */
export const USUAL_TIMES = 3

/** A free start, as availability names it. */
export interface UsualTime {
  slotDate: string
  startTime: string
}

/**
 * Returns the next free starts on the weekday and at the wall time of an earlier visit, earliest first, at most three (C4
 * of growth).
 * @param days the free starts of a booking of the same length, in the order of their days.
 */
export function usualTimes({ start }: Pick<Slot, 'start'>, days: readonly DayAvailability[]): UsualTime[] {
  const usualDay = weekday(dublinDate(start))
  const startTime = formatWallTime(clockHours(start))
  return days
    .filter(({ slotDate, free }) => {
      const date = parseSlotDate(slotDate)
      return date !== null && weekday(date) === usualDay && free.includes(startTime)
    })
    .slice(0, USUAL_TIMES)
    .map(({ slotDate }) => ({ slotDate, startTime }))
}
