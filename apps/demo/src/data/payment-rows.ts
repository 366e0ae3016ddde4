import { DEFAULT_CANCELLATION_HOURS } from '@anseo/domain/limits'
import { randomUUID } from 'node:crypto'
import { refund as refundOf } from '@anseo/domain/refund'
import type { payment, refund } from '@anseo/server/modules/money/tables/payments'
import type { AppointmentRow } from './appointment-facts.ts'
import { hoursAfter } from './moments.ts'

type PaymentRow = typeof payment.$inferInsert & { id: string; succeededAt: Date }
type RefundRow = typeof refund.$inferInsert & {
  id: string
  settledAt: Date
  vendorFeeCents: number
  platformFeeCents: number
  handlingFeeCents: number
}

/** The provider's charge of a demo payment. */
export interface DemoCharge {
  intentId: string
  chargeId: string
  /** The provider's fee, in cents. */
  feeCents: number
}

/** A paid appointment with all that was done with the money. */
export interface PaidAppointment {
  appointment: AppointmentRow
  payment: PaymentRow
  refund: RefundRow | null
  /** Null when only our database knows of the payment. */
  charge: DemoCharge | null
}

/** Returns the payment of an appointment and its refund, or null; `charge` is the provider's side of it. */
export function paidAppointment(
  appointment: AppointmentRow,
  charge: DemoCharge | null,
): PaidAppointment | null {
  const payment = paymentRow(appointment, charge)
  return payment && { appointment, payment, refund: refundRow(appointment, payment), charge }
}

const inventedIntent = () => `pi_demo${randomUUID().replaceAll('-', '').slice(0, 20)}`

function paymentRow(row: AppointmentRow, charge: DemoCharge | null): PaymentRow | null {
  if (!row.paidAt) return null
  return {
    id: randomUUID(),
    appointmentId: row.id,
    intentId: charge?.intentId ?? inventedIntent(),
    chargeId: charge?.chargeId ?? null,
    amountCents: row.totalCents,
    createdAt: hoursAfter(row.paidAt, -0.05),
    succeededAt: row.paidAt,
  }
}

/** Returns the refund of a paid appointment that was cancelled, or null (M3). */
function refundRow(row: AppointmentRow, { id }: PaymentRow): RefundRow | null {
  if (!row.cancelledAt || !row.cancelledBy) return null
  const { startsAt: start, cancelledBy: by } = row
  const facts = {
    paid: true,
    price: row,
    start,
    cancellationHours: row.cancellationHours ?? DEFAULT_CANCELLATION_HOURS,
    by,
  }
  const { totalCents: amountCents, ...parts } = refundOf(facts, row.cancelledAt)
  if (amountCents === 0) return null
  return {
    id: randomUUID(),
    paymentId: id,
    appointmentId: row.id,
    amountCents,
    ...parts,
    status: 'refunded',
    attempt: 1,
    providerRefundId: `re_demo${randomUUID().replaceAll('-', '').slice(0, 20)}`,
    createdAt: row.cancelledAt,
    settledAt: hoursAfter(row.cancelledAt, 0.1),
  }
}
