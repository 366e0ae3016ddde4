import { problemTo } from '@anseo/domain/appointment-permissions'
import type { SQL } from 'drizzle-orm'
import type { Caller } from '../../http/caller.ts'
import { Refusal, refuseOn } from '../../http/refusal.ts'
import type { Runtime } from '../../runtime.ts'
import { endAppointment } from './end-appointment.ts'
import { factsOf, isOfClient, isOfVendor, lockAppointment } from './store.ts'

/** The client cancels its own, until the end; what comes back is M3's (L6). */
export const cancelByClient = (runtime: Runtime, caller: Caller, id: string) =>
  cancel(runtime, id, { by: 'client', may: problemTo.cancel, whose: isOfClient(caller.accountId) })

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
}

async function cancel(runtime: Runtime, id: string, { by, may, whose, reason }: Cancelling): Promise<void> {
  await runtime.transaction(async (unit) => {
    const row = await lockAppointment(unit.db, id, whose)
    if (!row) throw new Refusal('NOT_FOUND')
    refuseOn(may(factsOf(row), unit.now))
    await endAppointment(unit, row, by, reason ?? null)
  })
}
