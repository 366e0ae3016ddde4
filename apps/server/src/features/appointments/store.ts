import { and, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { type AppointmentFacts, appointmentFacts } from '@anseo/domain/appointment'
import { COMPLETION_WINDOW_HOURS, REQUEST_REMINDER_HOURS } from '@anseo/domain/limits'
import { HOUR_MS, type Slot } from '@anseo/domain/slot'
import { withBuffer } from '@anseo/domain/slot-grid'
import type { Queryable, Transaction } from '../../infrastructure/database/database.ts'
import { rangeOf } from '../../infrastructure/database/range.ts'
import { client } from '../../infrastructure/database/schema/accounts.ts'
import { appointment } from '../../infrastructure/database/schema/appointments.ts'
import { vendor } from '../../infrastructure/database/schema/vendors.ts'

export type AppointmentRow = typeof appointment.$inferSelect

/** How many a sweep deals with in one turn. */
const SWEEP_SIZE = 500

/** The facts that the domain's rules ask for. */
export const factsOf = (row: AppointmentRow): AppointmentFacts => appointmentFacts({ ...row, ...slotOf(row) })

export const slotOf = ({ startsAt, endsAt }: Pick<AppointmentRow, 'startsAt' | 'endsAt'>): Slot => ({
  start: startsAt,
  end: endsAt,
})

/** Neither declined, cancelled nor complete. */
export const isOpen = and(
  isNull(appointment.declinedAt),
  isNull(appointment.cancelledAt),
  isNull(appointment.completedAt),
)

/** Unpaid, and its start has come or its payment window is over (L2, T3). */
export const isDue = (now: Date): SQL | undefined =>
  and(isOpen, isNull(appointment.paidAt), or(lte(appointment.startsAt, now), lte(appointment.payBy, now)))

/** Locks a vendor against other changes of its calendar until the end of the transaction. */
export async function lockVendor(db: Transaction, vendorId: string): Promise<void> {
  await db.select({ id: vendor.id }).from(vendor).where(eq(vendor.id, vendorId)).for('no key update')
}

/**
 * Locks an appointment and, before it, its vendor: the lock order of every step.
 * Null when there is none that matches `whose`.
 */
export async function lockAppointment(
  db: Transaction,
  id: string,
  whose?: SQL,
): Promise<AppointmentRow | null> {
  const itIs = and(eq(appointment.id, id), whose)
  const [found] = await db.select({ vendorId: appointment.vendorId }).from(appointment).where(itIs)
  if (!found) return null
  await lockVendor(db, found.vendorId)
  const [row] = await db.select().from(appointment).where(itIs).for('update')
  return row ?? null
}

export const isOfClient = (clientId: string) => eq(appointment.clientId, clientId)
export const isOfVendor = (vendorId: string) => eq(appointment.vendorId, vendorId)

/** Changes a locked appointment and returns it as it is now. */
export async function updateAppointment(
  db: Transaction,
  id: string,
  changes: Partial<AppointmentRow>,
): Promise<AppointmentRow> {
  const [row] = await db.update(appointment).set(changes).where(eq(appointment.id, id)).returning()
  if (!row) throw new Error(`Appointment ${id} vanished while it was locked`)
  return row
}

/** Moves a locked appointment; fails with an exclusion violation when the new time is taken. */
export const moveAppointment = (
  db: Transaction,
  row: AppointmentRow,
  slot: Slot,
  changes: Partial<AppointmentRow>,
) =>
  updateAppointment(db, row.id, {
    ...changes,
    startsAt: slot.start,
    endsAt: slot.end,
    during: excludedRange(slot, row.bufferHours) as unknown as string,
  })

type NewAppointment = Omit<typeof appointment.$inferInsert, 'during' | 'startsAt' | 'endsAt'> & {
  slot: Slot
  bufferHours: number
}

/** Inserts an appointment; null when the slot was taken (S4), found by the database without a failure. */
export async function insertAppointment(
  db: Transaction,
  { slot, ...values }: NewAppointment,
): Promise<AppointmentRow | null> {
  const during = excludedRange(slot, values.bufferHours)
  const [row] = await db
    .insert(appointment)
    .values({ ...values, startsAt: slot.start, endsAt: slot.end, during })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

function excludedRange(slot: Slot, bufferHours: number): SQL<string> {
  const { start, end } = withBuffer(slot, bufferHours)
  return rangeOf(start, end)
}

/** The parts of a client's profile that booking needs; locks the client, so that its bookings come one by one (S8). */
export async function lockClient(db: Transaction, clientId: string) {
  const [profile] = await db
    .select({ phone: client.phone, line1: client.addressLine1, eircode: client.eircode })
    .from(client)
    .where(eq(client.id, clientId))
    .for('no key update')
  return profile ?? { phone: null, line1: null, eircode: null }
}

/** How many appointments of a client await confirmation (S8). */
export const countPending = (db: Queryable, clientId: string, now: Date) =>
  db.$count(
    appointment,
    and(isOfClient(clientId), isOpen, isNull(appointment.confirmedAt), gt(appointment.startsAt, now)),
  )

/** Ids of what has fallen due, oldest first, of one vendor or of all. */
export async function findDue(db: Queryable, now: Date, vendorId?: string): Promise<string[]> {
  const rows = await db
    .select({ id: appointment.id })
    .from(appointment)
    .where(and(isDue(now), vendorId === undefined ? undefined : isOfVendor(vendorId)))
    .orderBy(appointment.startsAt)
    .limit(SWEEP_SIZE)
  return rows.map(({ id }) => id)
}

/** Ids of paid appointments that ended at least 48 h ago and are not complete (L3). */
export async function findPassedAndPaid(db: Queryable, now: Date): Promise<string[]> {
  const endedBefore = new Date(now.getTime() - COMPLETION_WINDOW_HOURS * HOUR_MS)
  const rows = await db
    .select({ id: appointment.id })
    .from(appointment)
    .where(and(isOpen, isNotNull(appointment.paidAt), lte(appointment.endsAt, endedBefore)))
    .limit(SWEEP_SIZE)
  return rows.map(({ id }) => id)
}

/** Ids of a vendor's open, unpaid appointments. */
export async function findOpenUnpaid(db: Queryable, vendorId: string): Promise<string[]> {
  const rows = await db
    .select({ id: appointment.id })
    .from(appointment)
    .where(and(isOpen, isOfVendor(vendorId), isNull(appointment.paidAt)))
  return rows.map(({ id }) => id)
}

/** Requests that wait for their first or second reminder (L2). */
export function findUnanswered(db: Queryable, now: Date) {
  const due = REQUEST_REMINDER_HOURS.map((hours, count) =>
    and(
      eq(appointment.remindedCount, count),
      lte(appointment.requestedAt, new Date(now.getTime() - hours * HOUR_MS)),
    ),
  )
  return db
    .select({ id: appointment.id, remindedCount: appointment.remindedCount })
    .from(appointment)
    .where(and(isOpen, isNull(appointment.confirmedAt), gt(appointment.startsAt, now), or(...due)))
    .limit(SWEEP_SIZE)
}

/** One more in the figure that the top vendors are ordered by. */
export async function countCompletion(db: Transaction, vendorId: string): Promise<void> {
  const one = sql`${vendor.completedAppointments} + 1`
  await db.update(vendor).set({ completedAppointments: one }).where(eq(vendor.id, vendorId))
}

/** What booking asks of a vendor. */
export async function findBookableVendor(db: Queryable, vendorId: string) {
  const [found] = await db
    .select({
      feePerHourCents: vendor.feePerHourCents,
      bufferHours: vendor.bufferHours,
      available: vendor.available,
      isVerified: sql<boolean>`${vendor.verifiedAt} is not null and ${vendor.suspendedAt} is null`,
    })
    .from(vendor)
    .where(eq(vendor.id, vendorId))
  return found ?? null
}
