import type { VettingState } from '@anseo/contract/administration'
import { Refusal } from '../../http/refusal.ts'
import type { UnitOfWork } from '../../infrastructure/unit-of-work.ts'
import type { Runtime } from '../../runtime.ts'
import { endUnpaidAppointmentsOf } from '../appointments/suspend-calendar.ts'
import { changeVetting, findVettingState, type Vetting } from './vetting-store.ts'

type Decision = Exclude<VettingState, 'pending'>

/** From which states a decision may be taken. */
const FROM: Record<Decision, readonly VettingState[]> = {
  verified: ['pending', 'rejected', 'suspended'],
  rejected: ['pending'],
  suspended: ['verified'],
}

const CHANGES: Record<Decision, (now: Date) => Vetting> = {
  verified: (now) => ({ verifiedAt: now, rejectedAt: null, suspendedAt: null }),
  rejected: (now) => ({ rejectedAt: now }),
  suspended: (now) => ({ suspendedAt: now }),
}

/** Lists a vendor, for the first time or again after a rejection or suspension. */
export const verify = (runtime: Runtime, vendorId: string, reason?: string) =>
  runtime.transaction(async (unit) => {
    await decide(unit, vendorId, 'verified', reason)
  })

/** Rejects an application. */
export const reject = (runtime: Runtime, vendorId: string, reason?: string) =>
  runtime.transaction(async (unit) => {
    await decide(unit, vendorId, 'rejected', reason)
  })

/** Takes a vendor off the list and cancels its unpaid appointments; paid ones are left for the admin to settle (L7). */
export const suspend = (runtime: Runtime, vendorId: string, reason?: string) =>
  runtime.transaction(async (unit) => {
    const decided = await decide(unit, vendorId, 'suspended', reason)
    if (decided) await endUnpaidAppointmentsOf(unit, vendorId, reason ?? null)
  })

/**
 * Takes a decision once; one that stands already is not taken and told a second time.
 * @returns whether it was taken now.
 * @throws Refusal `NOT_FOUND`, `VETTING_CHANGED` when the vendor is in a state that does not allow it.
 */
async function decide(unit: UnitOfWork, vendorId: string, decision: Decision, reason?: string) {
  const changes = { ...CHANGES[decision](unit.now), vettingReason: reason ?? null }
  if (!(await changeVetting(unit.db, vendorId, FROM[decision], changes))) {
    const state = await findVettingState(unit.db, vendorId)
    if (state === null) throw new Refusal('NOT_FOUND')
    if (state !== decision) throw new Refusal('VETTING_CHANGED')
    return false
  }
  await unit.publish('vendor.vetted', { vendorId, decision, reason: reason ?? null })
  return true
}
