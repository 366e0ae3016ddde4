import type { Stripe } from 'stripe'
import type { UnitOfWork } from '../../infrastructure/unit-of-work.ts'
import { findAbout, lockRefund, type RefundRow, updateRefund } from './refund-store.ts'

/** So often a refund is tried before somebody has to look at it: over 17 minutes. */
const MOST_ATTEMPTS = 10
/** How soon a refund that a bank takes its time for is looked at again, should the provider not report. */
const CHECK_AGAIN_SECONDS = 3600

/** Seconds before the next try: 2, 4, 8 … */
const pauseAfter = (attempt: number) => 2 ** attempt

/**
 * Notes the provider's answer about one attempt of a refund; what it says about an attempt that is over changes nothing.
 * A refund that went through can still come back from the bank, and is tried again then.
 */
export async function noteRefund(unit: UnitOfWork, asked: RefundRow, answer: Stripe.Refund): Promise<void> {
  const refund = await lockRefund(unit.db, asked.id)
  if (refund.attempt !== asked.attempt || refund.status === 'failed') return
  if (answer.status === 'failed' || answer.status === 'canceled') return tryAgain(unit, refund)
  if (answer.status === 'succeeded') return settle(unit, refund, answer.id)
  await updateRefund(unit.db, refund.id, { providerRefundId: answer.id })
  await unit.enqueue('check-refund', { refundId: refund.id }, { afterSeconds: CHECK_AGAIN_SECONDS })
}

/** Notes that the provider would not take an attempt on at all. */
export async function noteRefusedRefund(unit: UnitOfWork, asked: RefundRow): Promise<void> {
  const refund = await lockRefund(unit.db, asked.id)
  if (refund.attempt === asked.attempt && refund.status === 'pending') await tryAgain(unit, refund)
}

async function settle(unit: UnitOfWork, refund: RefundRow, providerRefundId: string): Promise<void> {
  if (refund.status === 'refunded') return
  await updateRefund(unit.db, refund.id, { status: 'refunded', providerRefundId, settledAt: unit.now })
  const about = await findAbout(unit.db, refund.appointmentId)
  await unit.publish('refund.settled', { ...about, amountCents: refund.amountCents, refundId: refund.id })
}

async function tryAgain(unit: UnitOfWork, { id, attempt }: RefundRow): Promise<void> {
  const again = attempt < MOST_ATTEMPTS
  await updateRefund(unit.db, id, {
    status: again ? 'pending' : 'failed',
    attempt: again ? attempt + 1 : attempt,
    providerRefundId: null,
    settledAt: null,
  })
  if (again) await unit.enqueue('issue-refund', { refundId: id }, { afterSeconds: pauseAfter(attempt) })
}
