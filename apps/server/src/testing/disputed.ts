import { disputePart } from '@anseo/payment-sandbox/testing/dispute-part'
import { eq } from 'drizzle-orm'
import { dispute, payment } from '../modules/money/tables/payments.ts'
import { drained } from './drained.ts'
import { createPassed, markComplete } from './passed.ts'
import { CARDS, type Paid } from './payments.ts'
import type { TestApp } from './test-app.ts'

export interface Disputed extends Paid {
  disputeId: string
  /** The provider's id of the dispute. */
  providerId: string
}

/**
 * Creates a completed appointment whose payment is disputed.
 * @param account the vendor's payout account, unlike that of others.
 */
export async function createDisputed(app: TestApp, account: string): Promise<Disputed> {
  const paid = await createPassed(app, { card: CARDS.disputed, account })
  await markComplete(paid)
  await drained(app)
  const [row] = await app.runtime.db
    .select({ id: dispute.id, providerDisputeId: dispute.providerDisputeId })
    .from(dispute)
    .innerJoin(payment, eq(payment.id, dispute.paymentId))
    .where(eq(payment.appointmentId, paid.appointmentId))
  return { ...paid, disputeId: row!.id, providerId: row!.providerDisputeId }
}

/** Has the cardholder dispute a part of a payment, in cents, of which we hear at once; returns the provider's id of it. */
export async function disputeCents(app: TestApp, { intentId }: Paid, cents: number): Promise<string> {
  const id = await disputePart(app.runtime.pool, intentId, cents)
  // The sandbox reports what happened when it is asked for something.
  await app.runtime.stripe.disputes.update(id, { metadata: { part: 'true' } })
  await drained(app)
  return id
}
