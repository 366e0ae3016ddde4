import { and, eq } from 'drizzle-orm'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { appointment } from '../tables/appointments.ts'
import type { AppointmentRow } from '../appointment-row.ts'
import { isOfClient, isOfVendor } from '../lock-appointment.ts'

/** An appointment of the caller's, whichever side that is; null when it has none of that id. */
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
