import { and, asc, gte } from 'drizzle-orm'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { isOfMarketplaceOrPaid, isOfVendor } from '../lock-appointment.ts'
import { appointment } from '../tables/appointments.ts'
import { type AdminCancelling, cancelByAdmin } from './cancel-appointment.ts'
import { isOpen } from './store.ts'

/**
 * Cancels as an admin the live bookings of a vendor that start at an instant or later, each in a transaction of its own
 * and with a full refund (L7, M3).
 * @returns the number that was cancelled, and the number that could not be, for example because of an open report.
 */
export async function cancelBookingsFrom(
  runtime: Runtime,
  admin: Caller,
  { vendorId, from }: { vendorId: string; from: Date },
  cancelling: AdminCancelling,
): Promise<{ cancelled: number; left: number }> {
  const found = await runtime.db
    .select({ id: appointment.id })
    .from(appointment)
    .where(and(isOfVendor(vendorId), gte(appointment.startsAt, from), isOpen, isOfMarketplaceOrPaid))
    .orderBy(asc(appointment.startsAt))
  let cancelled = 0
  for (const { id } of found) {
    if (await cancelOne(runtime, admin, id, cancelling)) cancelled += 1
  }
  return { cancelled, left: found.length - cancelled }
}

/** Returns false for a booking that may not be cancelled, or was ended by someone else meanwhile. */
async function cancelOne(
  runtime: Runtime,
  admin: Caller,
  id: string,
  cancelling: AdminCancelling,
): Promise<boolean> {
  try {
    // A call under an `Idempotency-Key` has one such transaction, and this is one of several.
    await cancelByAdmin({ transactionOnce: runtime.transaction }, admin, id, cancelling)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
