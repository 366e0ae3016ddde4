import { earned } from '@anseo/domain/ledger'
import { cardCostOf } from '@anseo/domain/payment-request'
import type { Listener } from '../../../platform/unit-of-work/unit-of-work.ts'
import { bookMovement } from '../ledger/book-movement.ts'
import { findCardCost } from './card-cost-store.ts'
import { insertEarning } from './earning-store.ts'
import type { appointmentStepped } from '../../booking/events.ts'

/**
 * A step of an appointment earned the vendor something: from now on it is owed, once (M7). From a payment by link the
 * provider's price comes off (B7).
 */
export const recordEarning: Listener<typeof appointmentStepped> = async (unit, facts) => {
  const { appointmentId, vendorId, change } = facts
  if (change.earnedCents === 0) return
  const costCents = cardCostOf(change.earnedCents, await findCardCost(unit.db, appointmentId))
  const amountCents = change.earnedCents - costCents
  const owed = { vendorId, appointmentId, kind: 'fee', amountCents } as const
  if (!(await insertEarning(unit.db, { ...owed, owedAt: unit.now }))) return
  await bookMovement(unit, earned(appointmentId, vendorId, change.earnedCents, costCents), appointmentId)
}
