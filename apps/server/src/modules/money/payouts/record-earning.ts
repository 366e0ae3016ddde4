import { earned } from '@anseo/domain/ledger'
import { cardCostOf } from '@anseo/domain/payment-request'
import type { Listener, UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { bookMovement } from '../ledger/book-movement.ts'
import { openTaxRequest } from '../tax-requests/ask-for-details.ts'
import { findCardCost, findCardCostOfPayment } from './card-cost-store.ts'
import { insertEarning } from './earning-store.ts'
import { findLaterPayments } from './later-payment-store.ts'
import type { appointmentStepped } from '../../booking/events.ts'

/**
 * Records what a step of an appointment has earned its vendor; from then on it is owed, once (M7). The provider's price
 * of a payment by link is deducted (B7).
 */
export const recordEarning: Listener<typeof appointmentStepped> = async (unit, facts) => {
  const { appointmentId, vendorId, change } = facts
  if (change.earnedCents === 0) return
  const costCents = cardCostOf(change.earnedCents, await findCardCost(unit.db, appointmentId))
  const amountCents = change.earnedCents - costCents
  const owed = { vendorId, appointmentId, kind: 'fee', amountCents } as const
  if (!(await insertEarning(unit.db, { ...owed, owedAt: unit.now }))) return
  await openTaxRequest(unit, vendorId)
  await bookMovement(unit, earned(appointmentId, vendorId, change.earnedCents, costCents), appointmentId)
}

/** A balance or tip, less what its vendor refunded of it, in cents. */
interface LaterEarning {
  paymentId: string
  kind: 'balance' | 'tip'
  amountCents: number
}

/**
 * Records that a vendor has earned a balance or tip, less the provider's price for the card (B12): with its
 * appointment, or at once if that is complete.
 */
export async function recordLaterEarning(
  unit: UnitOfWork,
  { appointmentId, vendorId }: Record<'appointmentId' | 'vendorId', string>,
  { paymentId, kind, amountCents }: LaterEarning,
): Promise<void> {
  if (amountCents === 0) return
  const costCents = cardCostOf(amountCents, await findCardCostOfPayment(unit.db, paymentId))
  const owed = { vendorId, appointmentId, paymentId, kind, amountCents: amountCents - costCents }
  if (!(await insertEarning(unit.db, { ...owed, owedAt: unit.now }))) return
  await openTaxRequest(unit, vendorId)
  await bookMovement(unit, earned(paymentId, vendorId, amountCents, costCents), appointmentId)
}

/** Records the earnings of what was paid by card on the day, at the step that ends the appointment in the vendor's favour. */
export const recordLaterEarnings: Listener<typeof appointmentStepped> = async (unit, facts) => {
  const { set, wasRefunded } = facts.change
  if (!set.completedAt && set.cancelledBy !== 'client' && !wasRefunded) return
  for (const { kind, ...paid } of await findLaterPayments(unit.db, facts.appointmentId)) {
    if (kind !== 'deposit') await recordLaterEarning(unit, facts, { ...paid, kind })
  }
}
