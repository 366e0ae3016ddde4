import type {
  AdminDisputeOnWire,
  AdminPaymentOnWire,
  AdminRefundOnWire,
} from '@anseo/contract/admin-payments'
import { chargeableLoss } from '@anseo/domain/dispute-charge'
import { centsToEuro } from '@anseo/domain/money'
import { titleCase } from '@anseo/domain/person-name'
import { presentParties } from '../../booking/public.ts'
import type { DisputeWithParties } from './dispute-list-store.ts'
import type { PaymentWithParties } from './payment-list-store.ts'
import type { RefundWithParties } from './refund-list-store.ts'

const wireTime = (instant: Date | null): string | null => instant?.toISOString() ?? null

/** Returns a payment for the operator: amounts in euro, instants as ISO text. */
export function presentPayment({ payment, ...parties }: PaymentWithParties): AdminPaymentOnWire {
  const { receivedCents, succeededAt, abandonedAt } = payment
  return {
    _id: payment.id,
    kind: payment.kind,
    appointment: presentParties(parties),
    amount: centsToEuro(payment.amountCents),
    status: succeededAt ? 'arrived' : abandonedAt ? 'given-up' : 'waiting',
    received: receivedCents === null ? null : centsToEuro(receivedCents),
    intentId: payment.intentId,
    chargeId: payment.chargeId,
    createdAt: payment.createdAt.toISOString(),
    processingAt: wireTime(payment.processingAt),
    succeededAt: wireTime(succeededAt),
    returnedAt: wireTime(payment.returnedAt),
    abandonedAt: wireTime(abandonedAt),
  }
}

/** Returns a refund for the operator; `frozen` is true while an open dispute holds a pending refund back. */
export const presentRefund = ({
  refund,
  frozen,
  madeBy,
  ...parties
}: RefundWithParties): AdminRefundOnWire => ({
  _id: refund.id,
  paymentId: refund.paymentId,
  appointment: presentParties(parties),
  amount: centsToEuro(refund.amountCents),
  status: refund.status,
  frozen: frozen && refund.status === 'pending',
  attempt: refund.attempt,
  providerRefundId: refund.providerRefundId,
  createdAt: refund.createdAt.toISOString(),
  settledAt: wireTime(refund.settledAt),
  bearer: refund.bearer,
  reason: refund.reason,
  madeBy: madeBy === null ? null : titleCase(madeBy),
  parts:
    refund.vendorFeeCents === null
      ? null
      : {
          vendorFee: centsToEuro(refund.vendorFeeCents),
          platformFee: centsToEuro(refund.platformFeeCents ?? 0),
          handlingFee: centsToEuro(refund.handlingFeeCents ?? 0),
          loss: centsToEuro(refund.lossCents),
        },
})

/** Returns a dispute for the operator, with the amount that can be charged to the vendor, in euro (M7). */
export const presentDispute = (row: DisputeWithParties): AdminDisputeOnWire => ({
  _id: row.dispute.id,
  paymentId: row.dispute.paymentId,
  appointment: presentParties(row),
  amount: centsToEuro(row.dispute.amountCents),
  fee: centsToEuro(row.dispute.feeCents),
  status: row.dispute.status,
  providerDisputeId: row.dispute.providerDisputeId,
  openedAt: row.dispute.openedAt.toISOString(),
  answerBy: wireTime(row.dispute.answerBy),
  acceptedAt: wireTime(row.dispute.acceptedAt),
  evidenceSentAt: wireTime(row.evidenceSentAt),
  settledAt: wireTime(row.dispute.settledAt),
  earnings: row.earnings,
  reason: row.dispute.reason,
  chargedToVendorAt: wireTime(row.dispute.chargedToVendorAt),
  chargeable: centsToEuro(chargeableCents(row)),
})

/**
 * Returns the part of a dispute that the vendor can be charged, in cents: nothing twice, and nothing before the
 * appointment has ended (M7).
 */
const chargeableCents = (row: DisputeWithParties): number =>
  row.dispute.chargedToVendorAt ? 0 : chargeableLoss(row.dispute, row.lost, row)
