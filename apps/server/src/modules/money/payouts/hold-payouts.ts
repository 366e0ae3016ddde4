import { payoutProblem } from '@anseo/domain/payout-problem'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { findVendorProfile, lockVendor } from '../../catalogue/public.ts'
import { payoutsHeld, payoutsReleased } from '../events.ts'
import { endHold, insertHold } from './hold-store.ts'
import { findPayoutFacts } from './payout-store.ts'

type With = Pick<Runtime, 'transaction'>

/**
 * Holds the payouts of a vendor until they are released, and notifies it of the reason (D4). A payout on its way still
 * arrives.
 * @throws Refusal `NOT_FOUND`, `PAYOUTS_ON_HOLD` if they are held already.
 */
export const holdPayoutsOf = ({ transaction }: With, caller: Caller, vendorId: string, reason: string) =>
  transaction(async (unit) => {
    await lockKnown(unit, vendorId)
    if (!(await insertHold(unit.db, { vendorId, reason, heldAt: unit.now }))) {
      throw new Refusal('PAYOUTS_ON_HOLD')
    }
    const subject = { kind: 'vendor', id: vendorId } as const
    await recordAudit(unit, { adminId: caller.accountId, action: 'payouts.held', subject, reason })
    await unit.publish(payoutsHeld, { vendorId, reason })
  })

/**
 * Releases the payouts of a vendor and notifies it; what was due on the last payday leaves with the next sweep (D4).
 * @throws Refusal `NOT_FOUND`, `PAYOUTS_NOT_ON_HOLD` if they are not held.
 */
export const releasePayoutsOf = ({ transaction }: With, caller: Caller, vendorId: string) =>
  transaction(async (unit) => {
    await lockKnown(unit, vendorId)
    if (!(await endHold(unit.db, vendorId, unit.now))) throw new Refusal('PAYOUTS_NOT_ON_HOLD')
    const subject = { kind: 'vendor', id: vendorId } as const
    await recordAudit(unit, { adminId: caller.accountId, action: 'payouts.released', subject })
    const facts = await findPayoutFacts(unit.db, vendorId, unit.now)
    const problem = facts && payoutProblem(facts, unit.now)
    await unit.publish(payoutsReleased, { vendorId, problem: problem?.code ?? null })
  })

async function lockKnown(unit: UnitOfWork, vendorId: string): Promise<void> {
  await lockVendor(unit.db, vendorId)
  if (!(await findVendorProfile(unit.db, vendorId))) throw new Refusal('NOT_FOUND')
}
