import { HOUR_MS } from '@anseo/domain/duration'
import type { Slot } from '@anseo/domain/slot'
import { and, gt, gte, lt, notInArray, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { appointment } from '../tables/appointments.ts'
import { timeOff } from '../tables/time-off.ts'
import { takenTime } from '../taken-time.ts'
import { type HeldRow, type HeldSlot, heldSlotsOf, type OwnedSlot, selectHeld } from './calendar-store.ts'

// Calendars are read as one JSON value for each vendor: a row for each appointment takes ten times as long to decode.

/**
 * An upper limit for how far ahead single bookings can be. With two bounds PostgreSQL expects few rows and reuses the plan of
 * a statement; with one it would plan each time, which takes longer than the query.
 */
export const LONGEST_AHEAD_MS = 366 * 24 * HOUR_MS

/** Taken times of some vendors, sorted by start: time off, and times held by appointments and proposed moves (B8). */
export interface TakenTimes {
  held: readonly HeldSlot[]
  timeOff: readonly OwnedSlot[]
}

/** The vendors and the period whose calendars are read. */
interface Asked {
  vendorIds: readonly string[]
  /** Appointments that start earlier are left out. */
  from: Date
  /** Times that start later are left out; without it the whole time that can be booked is read. */
  until?: Date | undefined
  /** The latest start of all that is read; by default that of the longest time ahead. */
  latest?: Date | undefined
  now: Date
  /** Appointments that are ignored, because they are being moved (S2). */
  exceptIds?: readonly string[] | undefined
}

/**
 * Finds the occupied ranges of some vendors' calendars, by appointments and by time off that has not ended, in one
 * query.
 */
export function findTaken(
  db: Queryable,
  { vendorIds, from, until, now, exceptIds, latest = new Date(now.getTime() + LONGEST_AHEAD_MS) }: Asked,
): Promise<TakenTimes> {
  const to = until && until < latest ? until : latest
  // A later appointment can hold an earlier time for its move (B8).
  const holdsEarlier = sql`lower(${appointment.heldDuring}) < ${to.toISOString()}::timestamptz`
  return readTaken(db, vendorIds, now, {
    appointments: and(
      gte(appointment.startsAt, from),
      lt(appointment.startsAt, latest),
      to < latest ? or(lt(appointment.startsAt, to), holdsEarlier) : undefined,
      exceptIds && notInArray(appointment.id, [...exceptIds]),
    ),
    off: and(gt(timeOff.endsAt, now), lt(timeOff.startsAt, to)),
  })
}

/**
 * Finds what overlaps a period in the calendars of some vendors: appointments with their buffers, times held for a move,
 * and time off.
 */
export const findTakenIn = (
  db: Queryable,
  { vendorIds, period: { start, end }, now }: { vendorIds: readonly string[]; period: Slot; now: Date },
): Promise<TakenTimes> =>
  readTaken(db, vendorIds, now, {
    appointments: sql`${takenTime} && tstzrange(${start.toISOString()}, ${end.toISOString()})`,
    off: and(gt(timeOff.endsAt, start), lt(timeOff.startsAt, end)),
  })

/** Conditions on the appointments and the time off that are read. */
interface Which {
  appointments: SQL | undefined
  off: SQL | undefined
}

async function readTaken(
  db: Queryable,
  vendorIds: readonly string[],
  now: Date,
  which: Which,
): Promise<TakenTimes> {
  const [only] = vendorIds
  // For a list PostgreSQL always expects several vendors, so that it would plan each query for a single vendor again.
  const ids =
    vendorIds.length === 1 ? sql`(select ${only}::uuid)` : sql`unnest(${sql.param(vendorIds)}::uuid[])`
  const asked = sql`${ids} as asked (id)`
  const id = sql<string>`asked.id`
  return takenTimesOf(await db.select({ id, taken: selectTaken(db, id, which) }).from(asked), now)
}

/** One time off (two values), or one appointment (eleven), as `selectTaken` returns it; instants in ms since 1970. */
export type TakenValues =
  | [startsAt: number, endsAt: number]
  | [
      startsAt: number,
      endsAt: number,
      bufferMinutes: number,
      confirmedAt: number | null,
      payBy: number | null,
      paidAt: number | null,
      completedAt: number | null,
      heldFrom: number | null,
      heldTo: number | null,
      heldUntil: number | null,
      eircode: string | null,
    ]

/**
 * Returns a subquery that selects the taken times of a vendor as one JSON value; null if there are none.
 * @param vendorId the column of the outer query with the vendor's id.
 */
export function selectTaken(db: Queryable, vendorId: SQLWrapper, { appointments, off }: Which) {
  const held = selectHeld(db, and(sql`${appointment.vendorId} = ${vendorId}`, appointments)).as('held')
  // Merges overlapping time off: imported calendars have many events, and most of them overlap.
  const merged = db
    .select({
      during: sql`unnest(range_agg(tstzrange(${timeOff.startsAt}, ${timeOff.endsAt})))`.as('during'),
    })
    .from(timeOff)
    .where(and(sql`${timeOff.vendorId} = ${vendorId}`, off))
    .as('off')
  const instants = ['confirmed_at', 'pay_by', 'paid_at', 'completed_at', 'held_from', 'held_to', 'held_until']
  const values = sql.join(
    instants.map((name) => ms(sql.identifier(name))),
    sql`, `,
  )
  const names = { starts: sql.identifier('starts_at'), ends: sql.identifier('ends_at') }
  return sql<TakenValues[] | null>`(select json_agg(value) from (
    select json_build_array(${ms(names.starts)}, ${ms(names.ends)}, buffer_minutes, ${values}, eircode) as value from ${held}
    union all
    select json_build_array(${ms(sql`lower(during)`)}, ${ms(sql`upper(during)`)}) from ${merged}) as taken)`
}

/** Selects an instant in ms. */
const ms = (instant: SQLWrapper) => sql`(extract(epoch from ${instant}) * 1000)::bigint`

/** Converts the values that `selectTaken` selected for some vendors into appointments and time off. */
export function takenTimesOf(
  vendors: readonly { id: string; taken: TakenValues[] | null }[],
  now: Date,
): TakenTimes {
  const times = vendors.flatMap(({ id, taken }) => (taken ?? []).map((values) => ({ id, values })))
  times.sort((a, b) => a.values[0] - b.values[0])
  return {
    held: heldSlotsOf(
      times.flatMap(({ id, values }) => (values.length === 2 ? [] : heldRow(id, values))),
      now,
    ),
    timeOff: times.flatMap(({ id, values }) =>
      values.length === 2 ? { vendorId: id, start: new Date(values[0]), end: new Date(values[1]) } : [],
    ),
  }
}

function heldRow(vendorId: string, values: Extract<TakenValues, { length: 11 }>): HeldRow {
  const [startsAt, endsAt, bufferMinutes, confirmedAt, payBy, paidAt, completedAt, ...held] = values
  const [heldFrom, heldTo, heldUntil, eircode] = held
  return {
    vendorId,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    bufferMinutes,
    confirmedAt: instantOf(confirmedAt),
    payBy: instantOf(payBy),
    paidAt: instantOf(paidAt),
    completedAt: instantOf(completedAt),
    heldFrom: instantOf(heldFrom),
    heldTo: instantOf(heldTo),
    heldUntil: instantOf(heldUntil),
    eircode,
  }
}

const instantOf = (ms: number | null) => (ms === null ? null : new Date(ms))
