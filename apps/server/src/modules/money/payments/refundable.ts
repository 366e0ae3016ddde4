import { type RefundedParts, addRefund } from '@anseo/domain/refunded-parts'
import { type RefundRoom, refundRoom } from '@anseo/domain/operator-refund'
import { partsOfRequest } from '@anseo/domain/payment-request'
import { capturedCents } from '@anseo/domain/payment-steps'
import type { PriceParts } from '@anseo/domain/price'
import { and, eq, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import type { AppointmentRow } from '../../booking/public.ts'
import { DISPUTE_LOSS } from '../payouts/dispute-loss.ts'
import { payment as paymentTable } from '../tables/payments.ts'
import { earning } from '../tables/payouts.ts'
import { type DisputeRow, findDisputes } from './dispute-store.ts'
import type { PaymentRow } from './payment-store.ts'
import { findRefundsOfPayment, partsOfRefund, type RefundRow } from '../refunds/refund-store.ts'

/** A payment with what can be refunded of it (D2). */
export interface Refundable {
  room: RefundRoom
  /** The parts that it paid; all 0 for one that brought no money, or paid for nothing. */
  price: PriceParts
  disputes: DisputeRow[]
  /** The appointment has not ended. */
  isLive: boolean
  /** The vendor has earned its share; and that has been paid out. */
  isEarned: boolean
  isPaidOut: boolean
}

/** Sums refunds of a payment by their parts; null where there are none. */
export const sumRefundedParts = (refunds: readonly RefundRow[]): RefundedParts | null =>
  refunds.map(partsOfRefund).reduce<RefundedParts | null>(addRefund, null)

/** Reads what can be refunded of a payment; a refund is based on it only under the lock of the appointment. */
export async function readRefundable(
  db: Queryable,
  payment: PaymentRow,
  appointment: AppointmentRow,
): Promise<Refundable> {
  // One after the other: under the lock there is one connection.
  const refunds = await findRefundsOfPayment(db, payment.id)
  const disputes = await findDisputes(db, payment.id)
  const [earned] = await findEarning(db, payment)
  const [charged] = await findCharged(db, payment)
  const price = priceOf(payment, appointment)
  const isEarned = earned !== undefined
  const isLive = !appointment.completedAt && !appointment.cancelledAt && !appointment.declinedAt
  const parted = payment.returnedAt ? [] : refunds.map(partsOfRefund)
  const { chargedCents } = charged!
  const room = refundRoom({ price, refunds: parted, disputes, isEnded: !isLive, isEarned, chargedCents })
  return { room, price, disputes, isLive, isEarned, isPaidOut: (earned?.payoutId ?? null) !== null }
}

function priceOf(payment: PaymentRow, appointment: AppointmentRow): PriceParts {
  if (!payment.succeededAt || payment.returnedAt) return partsOfRequest(0)
  return payment.kind === 'deposit' ? appointment : partsOfRequest(capturedCents(payment))
}

/** Finds what the vendor earned by a payment: its fee by the deposit, or the balance or tip. */
const findEarning = (db: Queryable, { id, kind, appointmentId }: PaymentRow) =>
  db
    .select({ payoutId: earning.payoutId })
    .from(earning)
    .where(
      kind === 'deposit'
        ? and(eq(earning.appointmentId, appointmentId), eq(earning.kind, 'fee'))
        : and(eq(earning.paymentId, id), or(eq(earning.kind, 'balance'), eq(earning.kind, 'tip'))),
    )

/** Finds what lost disputes of a payment have cost the vendor, in cents. */
const findCharged = (db: Queryable, { id }: PaymentRow) =>
  db
    // Of one table alone drizzle names columns without it, unless they are in an expression of an expression.
    .select({ chargedCents: sql<number>`${DISPUTE_LOSS.chargedCents}` })
    .from(paymentTable)
    .where(eq(paymentTable.id, id))
