import { endOfDublinDay } from '@anseo/domain/dublin-time'
import type { CalendarDate } from '@anseo/domain/calendar-date'
import { compareDates } from '@anseo/domain/calendar-date'
import type { Slot } from '@anseo/domain/slot'
import type { VendorCalendar } from '@anseo/domain/slot-grid'
import { meetingAt, stopAt, type TravellingVendor } from '@anseo/domain/travel'
import { freedBy } from '@anseo/domain/waitlist'
import { DEFAULT_WEEKLY_HOURS } from '@anseo/domain/working-hours'
import type { Queryable } from '../../../platform/database/database.ts'
import type { PayloadOf } from '../../../platform/jobs/job.ts'
import { findBookableVendor } from '../appointments/store.ts'
import { LONGEST_VISIT_MS, occupied } from '../calendar/read-calendar.ts'
import { findTaken } from '../calendar/taken-times.ts'
import type { notifyWaitingJob } from '../events.ts'
import type { Waiting } from './entry-store.ts'

/** The calendar before the change; null to find all that is free now. */
type Before = Omit<PayloadOf<typeof notifyWaitingJob>, 'vendorId'> | null

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
  const rules = { ...vendor, weeklyHours: vendor.weeklyHours ?? DEFAULT_WEEKLY_HOURS }
  const calendarAt = ({ stop }: Meeting): VendorCalendar => ({
    ...rules,
    busy: occupied(taken.held, stop),
    timeOff: taken.timeOff,
  })
  const { held = [], timeOff = [], rulesBefore = null } = before ?? {}
  const earlier = rulesBefore && { ...rules, ...rulesBefore }
  const calendarBefore = ({ stop }: Meeting): VendorCalendar => ({
    ...rules,
    ...rulesBefore,
    busy: occupied([...taken.held, ...held.map((one) => ({ ...one, vendorId, ...slotOf(one) }))], stop),
    timeOff: [...taken.timeOff, ...timeOff.map(slotOf)],
  })
  const finders = new Map<string, ReturnType<typeof freedBy>>()
  return ({ eircode, wish }) => {
    const meeting = meetingWith(rules, eircode)
    if (!meeting) return []
    const met = earlier && meetingWith(earlier, eircode)
    const key = [meeting, met].map((one) => (one ? (one.stop?.eircode ?? '') : 'nowhere')).join()
    const known = finders.get(key)
    const find = known ?? freedBy(met && calendarBefore(met), calendarAt(meeting), now)
    if (!known) finders.set(key, find)
    return find(wish)
  }
}

type Meeting = NonNullable<ReturnType<typeof meetingAt>>

/**
 * Returns where a vendor meets a client of that address; null for nowhere. Without a base there is no travel, and one
 * search serves all.
 */
function meetingWith(vendor: TravellingVendor, eircode: string | null): Meeting | null {
  const meeting = meetingAt(vendor, stopAt(eircode))
  return meeting && { stop: vendor.base && meeting.stop }
}

/** Returns the end of the last day that any of them waits for. */
export const lastDayOf = (waiting: readonly Waiting[]): Date => {
  const dates = waiting.flatMap(({ wish }): readonly CalendarDate[] => wish.dates)
  return endOfDublinDay(dates.toSorted(compareDates).at(-1)!)
}

const slotOf = ({ start, end }: { start: number; end: number }): Slot => ({
  start: new Date(start),
  end: new Date(end),
})
