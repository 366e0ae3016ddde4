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
 * A completed appointment whose payment is disputed.
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
