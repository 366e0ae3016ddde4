import type { getDispute, getPayment, getRefund } from '@anseo/contract/admin-payments'
import type { ReplyOf } from '@anseo/contract/call'
import { mayRetryRefund } from '@anseo/domain/refund-steps'
import { Refusal } from '../../../platform/http/refusal.ts'
import { findNextTry } from '../../../platform/jobs/next-try.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { listStory } from '../ledger/list-movements.ts'
import { findDisputesBy } from './dispute-list-store.ts'
import { findTries } from './payment-list-store.ts'
import { presentDispute, presentPayment, presentRefund } from './present-money.ts'
import { findRefundBy } from './refund-list-store.ts'
import { checkRefundJob, issueRefundJob } from '../events.ts'

type With = Pick<Runtime, 'db'>

/**
 * A payment with every try of its appointment and all that came of it.
 * @throws Refusal `NOT_FOUND`
 */
export async function showPayment({ db }: With, id: string): Promise<ReplyOf<typeof getPayment>> {
  const tries = await findTries(db, id)
  const row = tries.find(({ payment }) => payment.id === id)
  if (!row) throw new Refusal('NOT_FOUND')
  const [refund, disputes, movements] = await Promise.all([
    findRefundBy(db, { paymentId: id }),
    findDisputesBy(db, { paymentId: id }),
    listStory(db, { appointmentId: row.appointmentId }),
  ])
  return {
    success: true,
    payment: presentPayment(row),
    tries: tries.map(presentPayment),
    refund: refund && presentRefund(refund),
    disputes: disputes.map(presentDispute),
    movements,
  }
}

/**
 * Returns a refund with its next attempt and its ledger movements.
 * @throws Refusal `NOT_FOUND`
 */
export async function showRefund({ db }: With, id: string): Promise<ReplyOf<typeof getRefund>> {
  const row = await findRefundBy(db, { id })
  if (!row) throw new Refusal('NOT_FOUND')
  const [nextTry, movements] = await Promise.all([
    row.refund.status === 'pending'
      ? findNextTry(db, [issueRefundJob, checkRefundJob], { refundId: id })
      : null,
    listStory(db, { appointmentId: row.appointmentId }),
  ])
  return {
    success: true,
    refund: presentRefund(row),
    nextTry,
    retryable: mayRetryRefund(row.refund, row.frozen),
    movements,
  }
}

/**
 * A dispute with the refund that it holds back.
 * @throws Refusal `NOT_FOUND`
 */
export async function showDispute(
  { db, config }: Pick<Runtime, 'db' | 'config'>,
  id: string,
): Promise<ReplyOf<typeof getDispute>> {
  const [row] = await findDisputesBy(db, { id })
  if (!row) throw new Refusal('NOT_FOUND')
  const [refund, movements] = await Promise.all([
    findRefundBy(db, { paymentId: row.dispute.paymentId }),
    listStory(db, { appointmentId: row.appointmentId }),
  ])
  return {
    success: true,
    dispute: presentDispute(row),
    providerUrl: providerPage(config, row.dispute.providerDisputeId),
    refund: refund && presentRefund(refund),
    movements,
  }
}

/** Returns the provider's page for evidence; the sandbox has none. */
function providerPage({ stripe }: Runtime['config'], providerDisputeId: string): string | null {
  if (!stripe) return null
  return `https://dashboard.stripe.com/${stripe.live ? '' : 'test/'}disputes/${encodeURIComponent(providerDisputeId)}`
}
