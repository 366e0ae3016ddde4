import { and, asc, eq, or } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { appointment } from '../tables/appointments.ts'
import { appointmentEvent } from '../tables/appointment-events.ts'

export type AppointmentEventRow = typeof appointmentEvent.$inferSelect

/** Inserts a step of an appointment's history. */
export async function insertEvent(
  db: Transaction,
  values: typeof appointmentEvent.$inferInsert,
): Promise<void> {
  await db.insert(appointmentEvent).values(values)
}

/** The steps of an appointment in the order in which they were taken. */
export const findEvents = (db: Queryable, appointmentId: string): Promise<AppointmentEventRow[]> =>
  db
    .select()
    .from(appointmentEvent)
    .where(eq(appointmentEvent.appointmentId, appointmentId))
    .orderBy(asc(appointmentEvent.id))

/** Returns whether an account is the client or the vendor of an appointment. */
export async function isPartyOf(db: Queryable, accountId: string, appointmentId: string): Promise<boolean> {
  const isEither = or(eq(appointment.clientId, accountId), eq(appointment.vendorId, accountId))
  return (await db.$count(appointment, and(eq(appointment.id, appointmentId), isEither))) > 0
}

/** Finds the total of an appointment for its client, in cents. */
export async function findTotalCents(db: Queryable, appointmentId: string): Promise<number> {
  const [row] = await db
    .select({ totalCents: appointment.totalCents })
    .from(appointment)
    .where(eq(appointment.id, appointmentId))
  return row?.totalCents ?? 0
}
