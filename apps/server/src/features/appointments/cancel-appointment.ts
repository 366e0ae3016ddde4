import { problemTo } from '@anseo/domain/appointment-permissions'
import { refundCents } from '@anseo/domain/refund'
import type { SQL } from 'drizzle-orm'
import type { Caller } from '../../http/caller.ts'
import { Refusal, refuseOn } from '../../http/refusal.ts'
import type { Runtime } from '../../runtime.ts'
import { endAppointment } from './end-appointment.ts'
import { factsOf, isOfClient, isOfVendor, lockAppointment } from './store.ts'

/**
 * The client cancels its own, until the end; what comes back is M3's (L6).
 * @param expectedRefundCents what the client was shown to come back: `REFUND_CHANGED` when it is another sum by now.
 */
export const cancelByClient = (runtime: Runtime, caller: Caller, id: string, expectedRefundCents?: number) =>
  cancel(runtime, id, {
    by: 'client',
    may: problemTo.cancel,
    whose: isOfClient(caller.accountId),
    expectedRefundCents,
  })

/** The vendor cancels a confirmed or paid one before its end; everything goes back (L6, M3). */
export const cancelByVendor = (runtime: Runtime, caller: Caller, id: string, reason?: string) =>
  cancel(runtime, id, {
    by: 'vendor',
    may: problemTo.vendorCancel,
    whose: isOfVendor(caller.accountId),
    reason,
  })

/** An admin cancels any live one; everything goes back (L6, M3). */
export const cancelByAdmin = (runtime: Runtime, id: string, reason: string) =>
  cancel(runtime, id, { by: 'admin', may: problemTo.adminCancel, reason })

interface Cancelling {
  by: 'client' | 'vendor' | 'admin'
  may: (typeof problemTo)['cancel']
  whose?: SQL
  reason?: string | undefined
  expectedRefundCents?: number | undefined
}

async function cancel(runtime: Runtime, id: string, cancelling: Cancelling): Promise<void> {
  const { by, may, whose, reason, expectedRefundCents } = cancelling
  await runtime.transaction(async (unit) => {
    const row = await lockAppointment(unit.db, id, whose)
    if (!row) throw new Refusal('NOT_FOUND')
    const facts = factsOf(row)
    refuseOn(may(facts, unit.now))
    const comesBack = refundCents({ paid: facts.paid, price: row, start: facts.start, by }, unit.now)
    if (expectedRefundCents !== undefined && expectedRefundCents !== comesBack) {
      throw new Refusal('REFUND_CHANGED')
    }
    await endAppointment(unit, row, by, reason ?? null)
  })
}
