import { sameDate } from './calendar-date.ts'
import { dublinDate } from './dublin-time.ts'
import { HOUR_MS, MINUTE_MS } from './duration.ts'
import { EARLIEST_HOUR } from './limits.ts'
import type { Slot } from './slot.ts'
import { minutesBetween, type Visit } from './travel.ts'

/**
 * Returns the travel times between neighbouring visits of one day of work (B5), as a calendar shows them: each begins when
 * the earlier visit and its buffer have ended. Travel from and to the vendor's own place is left out.
 * @param visits by start.
 */
export const travelBetween = (visits: readonly Visit[]): Slot[] =>
  visits.flatMap((next, index) => {
    const before = visits[index - 1]
    if (!before || !isOneDay(before.start, next.start)) return []
    const minutes = minutesBetween(before.stop, next.stop)
    return minutes > 0
      ? [{ start: before.end, end: new Date(before.end.getTime() + minutes * MINUTE_MS) }]
      : []
  })

/** An evening that lasts past midnight belongs to the day on which it began (B2). */
const isOneDay = (a: Date, b: Date): boolean => sameDate(dayOfWork(a), dayOfWork(b))

const dayOfWork = (instant: Date) => dublinDate(new Date(instant.getTime() - EARLIEST_HOUR * HOUR_MS))
