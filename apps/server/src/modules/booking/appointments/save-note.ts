import { and, eq } from 'drizzle-orm'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { appointment } from '../tables/appointments.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { isOfVendor } from '../lock-appointment.ts'

/** Keeps what a vendor notes for itself; it is no step of the appointment, and nobody is told. */
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
