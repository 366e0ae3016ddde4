import { payByFrom } from '@anseo/domain/appointment'
import { problemTo } from '@anseo/domain/appointment-permissions'
import type { Caller } from '../../http/caller.ts'
import { Refusal, refuseOn } from '../../http/refusal.ts'
import type { UnitOfWork } from '../../infrastructure/unit-of-work.ts'
import type { Runtime } from '../../runtime.ts'
import { about } from './about.ts'
import { factsOf, isOfVendor, lockAppointment, slotOf, updateAppointment } from './store.ts'

/** The vendor accepts a request; the client's time to pay starts (L2). */
export async function confirmRequest(runtime: Runtime, caller: Caller, id: string): Promise<void> {
  await runtime.transaction(async (unit) => {
    const row = await lockOwn(unit, caller, id)
    refuseOn(problemTo.confirm(factsOf(row), unit.now))
    const payBy = payByFrom(unit.now, runtime.config.paymentWindowHours)
    await updateAppointment(unit.db, id, { confirmedAt: unit.now, payBy })
    await unit.publish('appointment.confirmed', { ...about(row), payBy, totalCents: row.totalCents })
  })
}

/** The vendor declines a request; its slot is free again (S5). */
export async function declineRequest(
  runtime: Runtime,
  caller: Caller,
  id: string,
  reason?: string,
): Promise<void> {
  await runtime.transaction(async (unit) => {
    const row = await lockOwn(unit, caller, id)
    refuseOn(problemTo.decline(factsOf(row), unit.now))
    await updateAppointment(unit.db, id, { declinedAt: unit.now, endReason: reason ?? null })
    await unit.publish('appointment.declined', { ...about(row), reason: reason ?? null })
    unit.realtime.calendarChanged(row.vendorId, [slotOf(row)])
  })
}

async function lockOwn(unit: UnitOfWork, caller: Caller, id: string) {
  const row = await lockAppointment(unit.db, id, isOfVendor(caller.accountId))
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}
