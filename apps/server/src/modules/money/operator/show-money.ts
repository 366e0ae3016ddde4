import type { getDispute, getPayment, getRefund } from '@anseo/contract/admin-payments'
import type { ReplyOf } from '@anseo/contract/call'
import { mayRetryRefund } from '@anseo/domain/refund-steps'
import { Refusal } from '../../../platform/http/refusal.ts'
import { findNextTry } from '../../../platform/jobs/next-try.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { listSubjectMovements } from '../ledger/list-movements.ts'
import { findDisputesBy } from './dispute-list-store.ts'
import { findTries } from './payment-list-store.ts'
import { presentDispute, presentPayment, presentRefund } from './present-money.ts'
import { findRefundsBy, type RefundWithParties } from './refund-list-store.ts'
import { showRefundable } from './show-refundable.ts'
import { checkRefundJob, issueRefundJob } from '../events.ts'

type With = Pick<Runtime, 'db'>

/**
 * Returns a payment with all attempts of its kind for the appointment, its refunds, disputes and ledger movements.
 * @throws Refusal `NOT_FOUND`
 */
export async function showPayment(
  { db, clock }: Pick<Runtime, 'db' | 'clock'>,
  id: string,
): Promise<ReplyOf<typeof getPayment>> {
  const tries = await findTries(db, id)
  const row = tries.find(({ payment }) => payment.id === id)
  if (!row) throw new Refusal('NOT_FOUND')
  const [refunds, disputes, movements, refundable] = await Promise.all([
    findRefundsBy(db, { paymentId: id }),
    findDisputesBy(db, { paymentId: id }),
    listSubjectMovements(db, { appointmentId: row.appointmentId }),
    showRefundable(db, row.payment, clock.now()),
  ])
  return {
    payment: presentPayment(row),
    tries: tries.map(presentPayment),
    ...presentRefunds(refunds),
    refundable,
    disputes: disputes.map(presentDispute),
    movements,
  }
}

/**
 * Returns a refund with its next attempt and its ledger movements.
 * @throws Refusal `NOT_FOUND`
 */
export async function showRefund({ db }: With, id: string): Promise<ReplyOf<typeof getRefund>> {
  const [row] = await findRefundsBy(db, { id })
  if (!row) throw new Refusal('NOT_FOUND')
  const [nextTry, movements] = await Promise.all([
    row.refund.status === 'pending'
      ? findNextTry(db, [issueRefundJob, checkRefundJob], { refundId: id })
      : null,
    listSubjectMovements(db, { appointmentId: row.appointmentId }),
  ])
  return {
    refund: presentRefund(row),
    nextTry,
    retryable: mayRetryRefund(row.refund, row.frozen),
    movements,
  }
}

/** Returns a dispute with the refunds of its payment. @throws Refusal `NOT_FOUND` */
export async function showDispute(
  { db, config }: Pick<Runtime, 'db' | 'config'>,
  id: string,
): Promise<ReplyOf<typeof getDispute>> {
  const [row] = await findDisputesBy(db, { id })
  if (!row) throw new Refusal('NOT_FOUND')
  const [refunds, movements] = await Promise.all([
    findRefundsBy(db, { paymentId: row.dispute.paymentId }),
    listSubjectMovements(db, { appointmentId: row.appointmentId }),
  ])
  return {
    dispute: presentDispute(row),
    providerUrl: providerPage(config, row.dispute.providerDisputeId),
    ...presentRefunds(refunds),
    movements,
  }
}

function presentRefunds(rows: readonly RefundWithParties[]) {
  const refunds = rows.map(presentRefund)
  return { refund: refunds.at(-1) ?? null, refunds }
}

/** Returns the provider's page for evidence; the sandbox has none. */
function providerPage({ stripe }: Runtime['config'], providerDisputeId: string): string | null {
  if (!stripe) return null
  return `https://dashboard.stripe.com/${stripe.live ? '' : 'test/'}disputes/${encodeURIComponent(providerDisputeId)}`
}
