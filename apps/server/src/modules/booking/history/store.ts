import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm'
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

/**
 * Returns the statement that inserts the first steps of appointments, to be part of the one that books them.
 * @param booked selects the id, the step as JSON, and the client who takes it.
 */
export const insertEventsOf = (booked: SQL, at: Date): SQL => sql`
  insert into appointment_event (appointment_id, at, kind, actor, actor_id, details)
  select id, ${at.toISOString()}::timestamptz, step ->> 'kind', step ->> 'actor', actor_id, step -> 'details'
  from (${booked}) as booked (id, step, actor_id)`

/** Finds the steps of an appointment in the order in which they were taken. */
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
