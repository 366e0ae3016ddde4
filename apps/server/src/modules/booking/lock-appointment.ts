import { and, eq, gt, isNotNull, or, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { appointment } from './tables/appointments.ts'
import { lockVendor } from '../catalogue/public.ts'
import type { AppointmentRow } from './appointment-row.ts'

/** Returns the condition that an appointment is the client's. */
export const isOfClient = (clientId: string) => eq(appointment.clientId, clientId)

/** Returns the condition that an appointment is the vendor's. */
export const isOfVendor = (vendorId: string) => eq(appointment.vendorId, vendorId)

/** The condition that an appointment is an admin's business: a client booked it, or payment by link was asked for (B7). */
export const isOfMarketplaceOrPaid = or(isNotNull(appointment.clientId), gt(appointment.totalCents, 0))

/**
 * Locks an appointment and, before it, its vendor, which is the lock order of every step. Returns null if none matches
 * `whose`.
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

/** Locks somebody's appointment, like `lockAppointment`. @throws Refusal `NOT_FOUND` */
export async function lockAppointmentOf(
  db: Transaction,
  id: string,
  whose: SQL | undefined,
): Promise<AppointmentRow> {
  const row = await lockAppointment(db, id, whose)
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}
