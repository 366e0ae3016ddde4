import { endOfDublinDay } from '@anseo/domain/dublin-time'
import type { CalendarDate } from '@anseo/domain/calendar-date'
import { compareDates } from '@anseo/domain/calendar-date'
import { HOUR_MS, type Slot } from '@anseo/domain/slot'
import type { VendorCalendar } from '@anseo/domain/slot-grid'
import { meetingAt, type Stop, stopAt } from '@anseo/domain/travel'
import { freedBy } from '@anseo/domain/waitlist'
import { DEFAULT_WEEKLY_HOURS } from '@anseo/domain/working-hours'
import type { Queryable } from '../../../platform/database/database.ts'
import type { PayloadOf } from '../../../platform/jobs/job.ts'
import { findBookableVendor } from '../appointments/store.ts'
import { occupied } from '../calendar/read-calendar.ts'
import { findTaken } from '../calendar/taken-times.ts'
import type { tellWaitingJob } from '../events.ts'
import type { Waiting } from './entry-store.ts'

/** No visit with its buffer and travel is as long. */
const LONGEST_VISIT_MS = 48 * HOUR_MS

/** The calendar before the change; null to find all that is free now. */
type Before = Omit<PayloadOf<typeof tellWaitingJob>, 'vendorId'> | null

/**
 * Creates the search for what has become free for somebody who waits, at that person's address (B5).
 * @returns null if the vendor takes no bookings.
 */
export async function freedFinder(
  db: Queryable,
  vendorId: string,
  before: Before,
  { until, now }: { until: Date; now: Date },
): Promise<((waiting: Waiting) => Slot[]) | null> {
  const vendor = await findBookableVendor(db, vendorId, now)
  if (!vendor?.isVerified || !vendor.available) return null
  const taken = await findTaken(db, {
    vendorIds: [vendorId],
    from: new Date(now.getTime() - LONGEST_VISIT_MS),
    until: new Date(until.getTime() + LONGEST_VISIT_MS),
    now,
  })
  const weeklyHours = vendor.weeklyHours ?? DEFAULT_WEEKLY_HOURS
  const calendarAt = (stop: Stop | null): VendorCalendar => ({
    ...vendor,
    weeklyHours,
    busy: occupied(taken.held, stop),
    timeOff: taken.timeOff,
  })
  const calendarBefore = (stop: Stop | null, { held, timeOff, hoursBefore }: NonNullable<Before>) => ({
    ...vendor,
    weeklyHours: hoursBefore ?? weeklyHours,
    busy: occupied([...taken.held, ...held.map((one) => ({ ...one, vendorId, ...slotOf(one) }))], stop),
    timeOff: [...taken.timeOff, ...timeOff.map(slotOf)],
  })
  const finders = new Map<string, ReturnType<typeof freedBy>>()
  return ({ eircode, wish }) => {
    const meeting = meetingAt(vendor, stopAt(eircode))
    if (!meeting) return []
    // Without a base there is no travel, and one search serves all.
    const stop = vendor.base && meeting.stop
    const key = stop?.eircode ?? ''
    const known = finders.get(key)
    const find = known ?? freedBy(before && calendarBefore(stop, before), calendarAt(stop), now)
    if (!known) finders.set(key, find)
    return find(wish)
  }
}

/** The end of the last day that any of them waits for. */
export const lastDayOf = (waiting: readonly Waiting[]): Date => {
  const dates = waiting.flatMap(({ wish }): readonly CalendarDate[] => wish.dates)
  return endOfDublinDay(dates.toSorted(compareDates).at(-1)!)
}

const slotOf = ({ start, end }: { start: number; end: number }): Slot => ({
  start: new Date(start),
  end: new Date(end),
})
