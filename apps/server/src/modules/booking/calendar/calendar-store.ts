import { appointmentFacts, isOverdue, JUST_BOOKED } from '@anseo/domain/appointment'
import { MINUTE_MS } from '@anseo/domain/duration'
import { overlaps, type Slot } from '@anseo/domain/slot'
import { MAX_UNPAGED_ENTRIES } from '@anseo/domain/limits'
import { and, desc, eq, gt, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { appointment } from '../tables/appointments.ts'
import { GRID_COLUMNS } from '../../catalogue/public.ts'
import { vendor } from '../../catalogue/tables/vendors.ts'
import { timeOff } from '../tables/time-off.ts'
import { rangeOf } from '../../../platform/database/range.ts'
import { type AppointmentRow, slotOf } from '../appointment-row.ts'
import { takenTime } from '../taken-time.ts'

/** The time that an appointment or its proposed move holds in a vendor's calendar. */
export interface HeldSlot extends Slot {
  vendorId: string
  /** Frozen at its booking (S1). */
  bufferMinutes: number
  /** The Eircode of its address, frozen at its booking (B4); null without one. */
  eircode: string | null
}

/** A period in the calendar of a vendor. */
export type OwnedSlot = Slot & Pick<HeldSlot, 'vendorId'>

/** Finds a vendor's calendar settings; null when there is no such vendor. */
export async function findCalendarSettings(db: Queryable, vendorId: string) {
  const [settings] = await db.select(GRID_COLUMNS).from(vendor).where(eq(vendor.id, vendorId))
  return settings ?? null
}

/**
 * Finds the time off that the vendor entered and that ends after `from` and starts before `to`, in order; without `to`
 * all that is to come. Returns the last 1,000, and how many there are.
 */
export async function findTimeOff(db: Queryable, vendorId: string, from: Date, to?: Date) {
  const isWithin = and(
    eq(timeOff.vendorId, vendorId),
    isNull(timeOff.calendarId),
    gt(timeOff.endsAt, from),
    to && lt(timeOff.startsAt, to),
  )
  const last = await db
    .select({ id: timeOff.id, start: timeOff.startsAt, end: timeOff.endsAt, label: timeOff.label })
    .from(timeOff)
    .where(isWithin)
    .orderBy(desc(timeOff.startsAt), desc(timeOff.endsAt), desc(timeOff.id))
    .limit(MAX_UNPAGED_ENTRIES)
  const total = last.length < MAX_UNPAGED_ENTRIES ? last.length : await db.$count(timeOff, isWithin)
  return { rows: last.toReversed(), total }
}

/** Finds the held slots of several vendors that start at `from` or later. */
export const findHeldSlotsOf = (db: Queryable, vendorIds: readonly string[], from: Date, now: Date) =>
  heldSlots(db, now, and(inArray(appointment.vendorId, [...vendorIds]), gte(appointment.startsAt, from)))

/** Finds the times that a vendor's appointments and their moves hold within a range, by start. */
export async function findHeldWithin(
  db: Queryable,
  vendorId: string,
  range: Slot,
  now: Date,
): Promise<HeldSlot[]> {
  const touching = sql`${takenTime} && ${rangeOf(range.start, range.end)}`
  const held = await heldSlots(db, now, and(eq(appointment.vendorId, vendorId), touching))
  return held.filter((slot) => overlaps(slot, range))
}

/**
 * Finds slots of appointments neither declined, cancelled nor timed out, by start; a due one counts as timed out before
 * the sweep (S5, L2).
 */
async function heldSlots(db: Queryable, now: Date, where: SQL | undefined): Promise<HeldSlot[]> {
  return heldSlotsOf(await selectHeld(db, where).orderBy(appointment.startsAt), now)
}

/** Returns the times that rows hold, by start. */
export function heldSlotsOf(byStart: readonly HeldRow[], now: Date): HeldSlot[] {
  const live = byStart.filter(stillHolds(now))
  const moves = live.flatMap((row) => heldForMove(row, now) ?? [])
  const own = live.map(heldSlot)
  return moves.length === 0
    ? own
    : [...own, ...moves].toSorted((a, b) => a.start.getTime() - b.start.getTime())
}

/**
 * Selects appointments that are neither declined nor cancelled; timed-out ones are included until a sweep cancels them.
 */
export const selectHeld = (db: Queryable, where: SQL | undefined) =>
  db
    .select(HELD_COLUMNS)
    .from(appointment)
    .where(and(isNull(appointment.declinedAt), isNull(appointment.cancelledAt), where))

/** Selects an expression as an instant or null. The decoder passes null on, which its type does not say. */
const instantOrNull = (part: SQL) => part.mapWith(appointment.heldUntil) as SQL<Date | null>

/** Only the columns that are needed, since a list of vendors reads them of hundreds of appointments. */
const HELD_COLUMNS = {
  vendorId: appointment.vendorId,
  startsAt: appointment.startsAt,
  endsAt: appointment.endsAt,
  bufferMinutes: appointment.bufferMinutes,
  confirmedAt: appointment.confirmedAt,
  payBy: appointment.payBy,
  paidAt: appointment.paidAt,
  completedAt: appointment.completedAt,
  eircode: sql<string | null>`${appointment.address} ->> 'eircode'`.as('eircode'),
  heldFrom: instantOrNull(sql`lower(${appointment.heldDuring})`).as('held_from'),
  heldTo: instantOrNull(sql`upper(${appointment.heldDuring})`).as('held_to'),
  heldUntil: appointment.heldUntil,
}

export type HeldRow = Pick<
  AppointmentRow,
  Exclude<keyof typeof HELD_COLUMNS, 'eircode' | 'heldFrom' | 'heldTo'>
> & {
  eircode: string | null
  /** The time held for its move, which ends with the buffer (B8). */
  heldFrom: Date | null
  heldTo: Date | null
}

/**
 * Returns whether an appointment that was neither declined nor cancelled still holds its slot, because it has not timed
 * out.
 */
const stillHolds = (now: Date) => (row: HeldRow) =>
  !isOverdue(appointmentFacts({ ...JUST_BOOKED, ...row, ...slotOf(row) }), now)

const heldSlot = (row: HeldRow): HeldSlot => ({
  vendorId: row.vendorId,
  bufferMinutes: row.bufferMinutes,
  eircode: row.eircode,
  ...slotOf(row),
})

/** Returns the time that is held for the move of an appointment until its client answers (B8). */
function heldForMove(row: HeldRow, now: Date): HeldSlot | null {
  const { heldFrom, heldTo, heldUntil, bufferMinutes, vendorId, eircode } = row
  if (!heldFrom || !heldTo || !heldUntil || heldUntil <= now) return null
  const end = new Date(heldTo.getTime() - bufferMinutes * MINUTE_MS)
  return { vendorId, bufferMinutes, eircode, start: heldFrom, end }
}
