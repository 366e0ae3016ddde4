import { lastPayday } from '@anseo/domain/payday'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { workOff } from '../../../platform/jobs/work-off.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { lockVendor } from '../../catalogue/public.ts'
import { findPayable, findPayees, findWaitingPayouts, insertPayout, type PayoutRow } from './payout-store.ts'
import { issuePayoutJob } from '../events.ts'

/** The sweep: creates payouts of the earnings owed before the last payday, each in a transaction of its own (M7). */
export async function payOutVendors(runtime: Runtime): Promise<void> {
  const now = runtime.clock.now()
  const payday = lastPayday(now)
  await workOff(
    runtime,
    (limit) => findPayees(runtime.db, payday, now, limit),
    String,
    (vendorId) => runtime.transaction((unit) => payOut(unit, vendorId, payday)),
  )
}

/** The age from which a waiting payout is taken to have lost its job; it would otherwise wait for ever. */
const PAYOUT_WAITS_MS = 3_600_000
/** The greatest number of payouts resumed in one run. */
const PER_RUN = 20

/** The sweep that gives a payout that has waited for an hour and has lost its job one again. */
export async function resumePayouts({ db, clock, transaction }: Runtime): Promise<void> {
  const since = new Date(clock.now().getTime() - PAYOUT_WAITS_MS)
  for (const { id: payoutId } of await findWaitingPayouts(db, since, PER_RUN)) {
    await transaction((unit) =>
      unit.enqueue(issuePayoutJob, { payoutId }, { once: `issue-payout ${payoutId}` }),
    )
  }
}

async function payOut(unit: UnitOfWork, vendorId: string, payday: Date): Promise<void> {
  await lockVendor(unit.db, vendorId)
  await createPayout(unit, vendorId, payday)
}

/**
 * Creates the payout of what a locked vendor was owed before an instant, and queues its transfer. A sum that charged
 * disputes outweigh waits until more is earned.
 * @returns the payout; null if there is nothing to pay, or the vendor may not be paid.
 */
export async function createPayout(
  unit: UnitOfWork,
  vendorId: string,
  before: Date,
): Promise<PayoutRow | null> {
  const payable = await findPayable(unit.db, vendorId, before, unit.now)
  if (!payable) return null
  const { destination, earnings } = payable
  const amountCents = earnings.reduce((sum, each) => sum + each.amountCents, 0)
  if (amountCents <= 0) return null
  const payout = await insertPayout(
    unit.db,
    { vendorId, amountCents, destination, status: 'pending', createdAt: unit.now },
    earnings.map((each) => each.id),
  )
  await unit.enqueue(issuePayoutJob, { payoutId: payout.id })
  return payout
}
