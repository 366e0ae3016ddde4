import { DEFAULT_BOOKING_RULES } from '@anseo/domain/booking-rules'
import { type CalendarDate, daysBetween, weekday } from '@anseo/domain/calendar-date'
import { dublinDate, instantOf } from '@anseo/domain/dublin-time'
import { CLOSING_HOUR, MAX_HORIZON_DAYS, OPENING_HOUR } from '@anseo/domain/limits'
import { HOUR_MS, type Slot } from '@anseo/domain/slot'
import { slotProblem } from '@anseo/domain/slot-problem'
import { DEFAULT_WEEKLY_HOURS } from '@anseo/domain/working-hours'
import { and, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { appointment } from '../../modules/booking/tables/appointments.ts'
import { takenTime } from '../../modules/booking/public.ts'
import { vendor } from '../../modules/catalogue/tables/vendors.ts'
import { timeOff } from '../../modules/booking/tables/time-off.ts'

/** The grid of the specification, as far ahead as any vendor takes bookings. */
const WIDEST = {
  ...DEFAULT_BOOKING_RULES,
  horizonDays: MAX_HORIZON_DAYS,
  weeklyHours: DEFAULT_WEEKLY_HOURS,
}

/** A wanted booking: a start on a day, and its length in hours. */
export interface WantedSlot {
  date: CalendarDate
  startHour: number
  hours: number
}

/** Returns every start on a day at which a booking of that length ends by closing time. */
export const startsOn = (date: CalendarDate, hours: number): WantedSlot[] =>
  Array.from({ length: CLOSING_HOUR - OPENING_HOUR - hours + 1 }, (_, index) => ({
    date,
    startHour: OPENING_HOUR + index,
    hours,
  }))

/**
 * Returns the condition that a vendor can be booked for one of the slots: the domain's `calendarProblem` for all
 * vendors, in SQL (S1, S5, S6, T3, T5, B1). Full hours are on every vendor's steps. Slots in the past or beyond the
 * longest horizon match none.
 */
export function isFreeAtOne(wanted: readonly WantedSlot[], now: Date): SQL {
  const bookable = wanted.filter((slot) => slotProblem(instantsOf(slot), now, WIDEST) === null)
  const free = or(...bookable.map((slot) => isFreeAt(slot, now)))
  return free ? and(eq(vendor.available, true), free)! : sql`false`
}

const instantsOf = ({ date, startHour, hours }: WantedSlot): Slot => ({
  start: instantOf(date, startHour),
  end: instantOf(date, startHour + hours),
})

const isFreeAt = (wanted: WantedSlot, now: Date): SQL | undefined => {
  const slot = instantsOf(wanted)
  const hoursAhead = Math.floor((slot.start.getTime() - now.getTime()) / HOUR_MS)
  return and(
    gt(vendor.horizonDays, daysBetween(dublinDate(now), wanted.date)),
    lte(vendor.noticeHours, hoursAhead),
    worksAt(wanted),
    isNotOff(slot),
    isNotTaken(slot, now),
  )
}

/** Returns the condition that each quarter-hour lies in a range of that weekday; adjacent ranges count as one. */
function worksAt({ date, startHour, hours }: WantedSlot): SQL | undefined {
  const eachQuarter = Array.from({ length: hours * 4 }, (_, index) => {
    const hour = startHour + index / 4
    const range = `$.${weekday(date)}[*] ? (@.startHour <= ${hour} && @.endHour > ${hour})`
    return sql`${vendor.weeklyHours} @? ${range}::jsonpath`
  })
  return or(isNull(vendor.weeklyHours), and(...eachQuarter))
}

// Each looks with one vendor at a time, so that a page is full long before all calendars were read: a `not exists`
// would let the planner join whole tables.

const isNotOff = ({ start, end }: Slot): SQL => sql`(
  select true from ${timeOff}
  where ${timeOff.vendorId} = ${vendor.id}
    and ${timeOff.startsAt} < ${end.toISOString()} and ${timeOff.endsAt} > ${start.toISOString()}
  limit 1) is not true`

/** Returns the condition that no held appointment overlaps the slot or the vendor's buffer after it, nor its move (B8). */
function isNotTaken({ start, end }: Slot, now: Date): SQL {
  const range = sql`tstzrange(
    ${start.toISOString()}, ${end.toISOString()}::timestamptz + ${vendor.bufferMinutes} * interval '1 minute')`
  return sql`(
  select true from ${appointment}
  where ${appointment.vendorId} = ${vendor.id}
    and ${appointment.declinedAt} is null and ${appointment.cancelledAt} is null
    and ${takenTime} && ${range}
    and (${appointment.during} && ${range} or ${appointment.heldUntil} > ${now.toISOString()})
    and ${holdsItsTime(now)}
  limit 1) is not true`
}

/** Paid, completed, or neither started nor past its payment window: not timed out, swept or not (S5, L2). */
const holdsItsTime = (now: Date): SQL => sql`(
  ${appointment.paidAt} is not null or ${appointment.completedAt} is not null
  or (${appointment.startsAt} > ${now.toISOString()}
    and (${appointment.payBy} is null or ${appointment.payBy} > ${now.toISOString()})))`
