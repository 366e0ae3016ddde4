import { and, eq } from 'drizzle-orm'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { appointment } from '../tables/appointments.ts'
import type { AppointmentRow } from '../appointment-row.ts'
import { isOfClient, isOfVendor } from '../lock-appointment.ts'

/** Returns the appointment if the caller is its client or its vendor, otherwise null. */
export async function findOwnAppointment(
  db: Queryable,
  { role, accountId }: Caller,
  id: string,
): Promise<AppointmentRow | null> {
  const isOwn = role === 'client' ? isOfClient(accountId) : isOfVendor(accountId)
  const [row] = await db
    .select()
    .from(appointment)
    .where(and(eq(appointment.id, id), isOwn))
  return row ?? null
}
