import { and, eq, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { appointment } from '../tables/appointments.ts'

/** Returns whether the client of an own booking was emailed date and time. */
export const wasClientTold = async (db: Queryable, appointmentId: string): Promise<boolean> =>
  (await db.$count(
    appointment,
    and(eq(appointment.id, appointmentId), isNotNull(appointment.clientToldAt)),
  )) > 0
