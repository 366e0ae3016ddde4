import { euroToCents } from '@anseo/domain/money'
import { cardCostOf } from '@anseo/domain/payment-request'
import type { VendorAppointment } from '../queries/appointments.ts'

/** A vendor's earnings through us for an appointment, in cents: fee + balance + tip − cost − refunds = sum (B7, B12, D2). */
export interface EarnedThroughUs {
  feeCents: number
  /** Paid by card of the sum for the day. */
  balanceCents: number
  tipCents: number
  /** The provider's cost of cards that the vendor bears. */
  costCents: number
  /** The share of the operator’s refunds that the vendor bears. */
  refundsCents: number
  sumCents: number
}

/** Adds up what was paid through us for an appointment; what the vendor recorded as paid to it otherwise is no part of it. */
export function earnedThroughUs({
  amount,
  cost,
  facts,
  payments,
  paymentRequest,
  laterCardCost,
  refundsBorne,
}: Pick<
  VendorAppointment,
  'amount' | 'cost' | 'facts' | 'payments' | 'paymentRequest' | 'laterCardCost' | 'refundsBorne'
>): EarnedThroughUs {
  const feeCents = euroToCents(amount)
  const recordedCents = payments.recorded.reduce((sum, record) => sum + euroToCents(record.amount), 0)
  const beforeCents = facts.paid ? euroToCents(cost.now) : 0
  const balanceCents = euroToCents(payments.paid) - beforeCents - recordedCents
  const tipCents = euroToCents(payments.tip ?? 0)
  const feeCostCents = cardCostOf(feeCents, euroToCents(paymentRequest?.cardCost ?? 0))
  const refundsCents = euroToCents(refundsBorne)
  const costCents = feeCostCents + euroToCents(laterCardCost)
  return {
    feeCents,
    balanceCents,
    tipCents,
    costCents,
    refundsCents,
    sumCents: feeCents + balanceCents + tipCents - costCents - refundsCents,
  }
}

/** Returns whether something is paid through us: the price, or the balance or a tip by card of a free appointment. */
export const isPaidThroughUs = ({
  totalAmount,
  payments,
}: Pick<VendorAppointment, 'totalAmount' | 'payments'>): boolean =>
  totalAmount > 0 || payments.refundable !== undefined
