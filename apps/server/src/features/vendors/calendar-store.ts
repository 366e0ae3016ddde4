import { appointmentFacts, isOverdue, JUST_BOOKED } from '@anseo/domain/appointment'
import type { Slot } from '@anseo/domain/slot'
import { HOUR_MS } from '@anseo/domain/slot'
import { and, eq, gt, gte, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../infrastructure/database/database.ts'
import { appointment } from '../../infrastructure/database/schema/appointments.ts'
import { timeOff, vendor } from '../../infrastructure/database/schema/vendors.ts'
import { type AppointmentRow, slotOf } from '../appointments/appointment-row.ts'

/** An appointment that holds its slot, as far as a calendar asks. */
export interface HeldSlot extends Slot {
  vendorId: string
  /** Frozen at its booking (S1). */
  bufferHours: number
}

/** What a vendor set for its calendar; null when there is no such vendor. */
export async function findCalendarSettings(db: Queryable, vendorId: string) {
  const [settings] = await db
    .select({
      weeklyHours: vendor.weeklyHours,
      bufferHours: vendor.bufferHours,
      noticeHours: vendor.noticeHours,
    })
    .from(vendor)
    .where(eq(vendor.id, vendorId))
  return settings ?? null
}

/** Time off that ends later than `from` and starts before `to`, in order; without `to` all to come. */
export const findTimeOff = (db: Queryable, vendorId: string, from: Date, to?: Date) =>
  db
    .select({ id: timeOff.id, start: timeOff.startsAt, end: timeOff.endsAt, label: timeOff.label })
    .from(timeOff)
    .where(and(eq(timeOff.vendorId, vendorId), gt(timeOff.endsAt, from), to && lt(timeOff.startsAt, to)))
    .orderBy(timeOff.startsAt, timeOff.endsAt, timeOff.id)

/** Appointments of a vendor whose slot or buffer reaches beyond `now`; `exceptId` is looked through (S2). */
export function findHeldSlots(
  db: Queryable,
  vendorId: string,
  now: Date,
  exceptId?: string,
): Promise<HeldSlot[]> {
  const reachesBeyond = gt(sql`upper(${appointment.during})`, now.toISOString())
  // No slot and buffer last a day, so that the index on the start narrows the search.
  const startsLate = gte(appointment.startsAt, new Date(now.getTime() - 24 * HOUR_MS))
  const notExcepted = exceptId === undefined ? undefined : ne(appointment.id, exceptId)
  return heldSlots(db, now, and(eq(appointment.vendorId, vendorId), startsLate, reachesBeyond, notExcepted))
}

/** Appointments of many vendors that start at `from` or later. */
export const findHeldSlotsOf = (db: Queryable, vendorIds: readonly string[], from: Date, now: Date) =>
  heldSlots(db, now, and(inArray(appointment.vendorId, [...vendorIds]), gte(appointment.startsAt, from)))

/** Neither declined, cancelled nor timed out, swept or not (S5, L2), by start. */
async function heldSlots(db: Queryable, now: Date, where: SQL | undefined): Promise<HeldSlot[]> {
  const rows = await db
    .select(HELD_COLUMNS)
    .from(appointment)
    .where(and(isNull(appointment.declinedAt), isNull(appointment.cancelledAt), where))
    .orderBy(appointment.startsAt)
  return rows.filter((row) => !isOverdue(heldFacts(row), now)).map(heldSlot)
}

/** A list of vendors reads these of hundreds of appointments: no more than what is asked. */
const HELD_COLUMNS = {
  vendorId: appointment.vendorId,
  startsAt: appointment.startsAt,
  endsAt: appointment.endsAt,
  bufferHours: appointment.bufferHours,
  confirmedAt: appointment.confirmedAt,
  payBy: appointment.payBy,
  paidAt: appointment.paidAt,
  completedAt: appointment.completedAt,
}
type HeldRow = Pick<AppointmentRow, keyof typeof HELD_COLUMNS>

/** The facts of an appointment that was neither declined nor cancelled. */
const heldFacts = (row: HeldRow) => appointmentFacts({ ...JUST_BOOKED, ...row, ...slotOf(row) })

const heldSlot = (row: HeldRow): HeldSlot => ({
  vendorId: row.vendorId,
  bufferHours: row.bufferHours,
  ...slotOf(row),
})
