import { and, eq } from 'drizzle-orm'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { appointment } from '../tables/appointments.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { isOfVendor } from '../lock-appointment.ts'

/** Stores the vendor's own note on an appointment; it is neither a step of the history nor notified. */
export async function saveVendorNote(
  { db }: Runtime,
  { accountId }: Caller,
  id: string,
  note: string | null,
): Promise<void> {
  const { rowCount } = await db
    .update(appointment)
    .set({ vendorNote: note })
    .where(and(eq(appointment.id, id), isOfVendor(accountId)))
  if (!rowCount) throw new Refusal('NOT_FOUND')
}
