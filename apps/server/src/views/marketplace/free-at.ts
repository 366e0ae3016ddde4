import { DEFAULT_BOOKING_RULES } from '@anseo/domain/booking-rules'
import { addDays, type CalendarDate, daysBetween, weekday } from '@anseo/domain/calendar-date'
import { clockHours, clockShows, dublinDate, instantOf } from '@anseo/domain/dublin-time'
import { HOUR_MS } from '@anseo/domain/duration'
import {
  CLOSING_HOUR,
  EARLIEST_HOUR,
  LATEST_HOUR,
  MAX_HORIZON_DAYS,
  OPENING_HOUR,
  STEP_OPTIONS_MINUTES,
} from '@anseo/domain/limits'
import { MINUTES_AN_HOUR, slotOfLength } from '@anseo/domain/slot'
import { freeStartHours, type VendorCalendar } from '@anseo/domain/slot-grid'
import { formatSlotDate } from '@anseo/domain/slot-date'
import { eachDay } from '@anseo/domain/working-hours'
import type { Stop } from '@anseo/domain/travel'
import { and, eq, gt, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { takenTime } from '../../modules/booking/public.ts'
import { appointment } from '../../modules/booking/tables/appointments.ts'
import { timeOff } from '../../modules/booking/tables/time-off.ts'
import { NOTICE_HOURS } from '../../modules/catalogue/public.ts'
import { vendor } from '../../modules/catalogue/tables/vendors.ts'
import { canMeetAt } from './can-meet-at.ts'

/** A calendar in which whatever any vendor may offer is free (B1, B2). */
const WIDEST: VendorCalendar = {
  ...DEFAULT_BOOKING_RULES,
  stepMinutes: Math.min(...STEP_OPTIONS_MINUTES),
  horizonDays: MAX_HORIZON_DAYS,
  weeklyHours: eachDay(() => [{ startHour: EARLIEST_HOUR, endHour: LATEST_HOUR }]),
  busy: [],
  timeOff: [],
}

/** A wanted booking: a start on a day, as clocks show it, and its length in hours. */
export interface WantedSlot {
  date: CalendarDate
  startHour: number
  hours: number
}

/** Returns every start to come on a day at which any vendor could take a booking of that length, in order. */
export const startsOn = (date: CalendarDate, hours: number, now: Date): WantedSlot[] =>
  freeStartHours(WIDEST, date, now, hours * MINUTES_AN_HOUR).map((startHour) => ({ date, startHour, hours }))

/** Returns slots by their day and length, in the order of the first of each. */
export const byDay = (wanted: readonly WantedSlot[]): WantedSlot[][] => [
  ...Map.groupBy(wanted, ({ date, hours }) => `${formatSlotDate(date)} ${hours}`).values(),
]

/** Returns whether a slot is on the specification's hourly grid, which is the only one of most vendors. */
export const isUsual = (wanted: WantedSlot): boolean =>
  Number.isInteger(wanted.startHour) && isInUsualHours(wanted)

const isInUsualHours = ({ startHour, hours }: WantedSlot): boolean =>
  startHour >= OPENING_HOUR && startHour + hours <= CLOSING_HOUR

/**
 * Returns the condition that a vendor can be booked for one of the slots: the domain's `freeStartHours` for all vendors,
 * in SQL (S1, S5, S6, T3, T5, B1, B2), of those that meet a client who is at a stop (B4). Travel to other visits is left
 * out: where a vendor has a base, `keepBookable` asks the domain. Slots that no vendor could offer match none.
 */
export function isFreeAtOne(wanted: readonly WantedSlot[], now: Date, at: Stop | null): SQL {
  const offered = byDay(wanted).flatMap((starts) => {
    const { date, hours } = starts[0]!
    const offers = new Set(startsOn(date, hours, now).map(({ startHour }) => startHour))
    return starts.filter(({ startHour }) => offers.has(startHour))
  })
  const isFreeAt = (starts: WantedSlot[]) => or(...byDay(starts).map((day) => isFreeOn(day, now)))
  const usual = isFreeAt(offered.filter(isUsual))
  const others = offered.filter((slot) => !isUsual(slot))
  const between = isFreeAt(others.filter(isInUsualHours))
  const outside = isFreeAt(others.filter((slot) => !isInUsualHours(slot)))
  const own = or(between && and(hasOwnSteps, between), outside && and(hasOwnHours, outside))
  const free = or(usual, own && and(or(hasOwnSteps, hasOwnHours), own))
  return free ? and(eq(vendor.available, true), at ? canMeetAt(at.place) : undefined, free)! : sql`false`
}

// Only these vendors have other start times than the specification's; an index lists them.
const hasOwnSteps = sql`${vendor.stepMinutes} < 60`
const hasOwnHours = isNotNull(vendor.weeklyHours)

/**
 * Returns the condition that a vendor is free at one of the starts of a day. It is evaluated for one vendor at a time, so
 * that a page is full long before all calendars were read; with `exists` the planner might join whole tables.
 */
function isFreeOn(starts: readonly WantedSlot[], now: Date): SQL {
  const { date } = starts[0]!
  const slots = starts.map(({ startHour, hours }) => {
    const slot = slotOfLength(instantOf(date, startHour), hours * MINUTES_AN_HOUR)
    const endHour = clockHours(slot.end) + 24 * daysBetween(date, dublinDate(slot.end))
    return { ...slot, quarter: startHour * 4, endQuarter: endHour * 4 }
  })
  const instants = (of: (slot: (typeof slots)[number]) => Date) =>
    sql`${sql.param(slots.map((slot) => of(slot).toISOString()))}::timestamptz[]`
  const numbers = (of: (slot: (typeof slots)[number]) => number) => sql`${sql.param(slots.map(of))}::int[]`
  return and(
    gt(vendor.horizonDays, daysBetween(dublinDate(now), date)),
    sql`(
    select true
    from unnest(${instants(({ start }) => start)}, ${instants(({ end }) => end)}, ${numbers(({ quarter }) => quarter)},
      ${numbers(({ endQuarter }) => endQuarter)},
      ${numbers(({ start }) => Math.floor((start.getTime() - now.getTime()) / HOUR_MS))})
      as wanted (starts_at, ends_at, quarter, end_quarter, hours_ahead)
    where wanted.quarter * 15 % ${vendor.stepMinutes} = 0 and ${NOTICE_HOURS} <= wanted.hours_ahead
      and ${workedQuarters(date)} @> int4range(wanted.quarter, wanted.end_quarter)
      and ${isNotOff} and ${isNotTaken(now)}
    limit 1) is true`,
  )!
}

/**
 * Returns the SQL of the quarter-hours of a day in which a vendor works, with those after midnight of the evening
 * before (B2).
 */
function workedQuarters(date: CalendarDate): SQL {
  return sql`(case when ${vendor.weeklyHours} is null
    then int4multirange(int4range(${OPENING_HOUR * 4}, ${CLOSING_HOUR * 4}))
    else (select coalesce(range_agg(work), '{}')
      from (${workOf(date, 0)} union all ${workOf(addDays(date, -1), -QUARTERS_A_DAY)}) as worked) end)`
}

/** Returns the SQL of the working hours of a weekday in quarter-hours, `later` quarter-hours later. */
const workOf = (day: CalendarDate, later: number) => sql`
  select int4range(${shownQuarter(day, 'startHour')} + ${later}::int,
    ${shownQuarter(day, 'endHour')} + ${later}::int) as work
  from jsonb_array_elements(${vendor.weeklyHours} -> ${weekday(day)}::text) as hours`

const QUARTERS_A_DAY = 96
/** The hour after midnight that clocks skip in spring, as an hour of the evening before. */
const SKIPPED_HOUR = 25

/** Returns the start or end of a range as clocks show it: in the hour that they skip that night an hour later, like `instantOf`. */
function shownQuarter(day: CalendarDate, end: 'startHour' | 'endHour'): SQL {
  const hour = sql`(hours ->> ${end}::text)::numeric`
  const shown = clockShows(day, SKIPPED_HOUR)
    ? hour
    : sql`case when floor(${hour}) = ${SKIPPED_HOUR}::int then ${hour} + 1 else ${hour} end`
  return sql`((${shown}) * 4)::int`
}

const isNotOff: SQL = sql`(
  select true from ${timeOff}
  where ${timeOff.vendorId} = ${vendor.id}
    and ${timeOff.startsAt} < wanted.ends_at and ${timeOff.endsAt} > wanted.starts_at
  limit 1) is not true`

/** Returns the condition that no held appointment overlaps the slot or the vendor's buffer after it, nor its move (B8). */
function isNotTaken(now: Date): SQL {
  const range = sql`tstzrange(wanted.starts_at, wanted.ends_at + ${vendor.bufferMinutes} * interval '1 minute')`
  return sql`(
  select true from ${appointment}
  where ${appointment.vendorId} = ${vendor.id}
    and ${appointment.declinedAt} is null and ${appointment.cancelledAt} is null
    and ${takenTime} && ${range}
    and (${appointment.during} && ${range} or ${appointment.heldUntil} > ${now.toISOString()})
    and ${holdsItsTime(now)}
  limit 1) is not true`
}

/** Returns the condition that an appointment has not timed out, whether or not the sweep has run: it is paid, complete, or neither started nor past its payment window (S5, L2). */
const holdsItsTime = (now: Date): SQL => sql`(
  ${appointment.paidAt} is not null or ${appointment.completedAt} is not null
  or (${appointment.startsAt} > ${now.toISOString()}
    and (${appointment.payBy} is null or ${appointment.payBy} > ${now.toISOString()})))`
