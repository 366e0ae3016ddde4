import { randomUUID } from 'node:crypto'
import { refund as refundOf } from '@anseo/domain/refund'
import type { payment, refund } from '../schema/payments.ts'
import type { AppointmentRow } from './appointment-facts.ts'
import { hoursAfter } from './moments.ts'

type PaymentRow = typeof payment.$inferInsert & { id: string }
type RefundRow = typeof refund.$inferInsert

/** What was paid for an appointment, or null; `intentId` names it at the provider. */
export function paymentRow(row: AppointmentRow, intentId: string): PaymentRow | null {
  if (!row.paidAt) return null
  return {
    id: randomUUID(),
    appointmentId: row.id,
    intentId,
    amountCents: row.totalCents,
    createdAt: hoursAfter(row.paidAt, -0.05),
    succeededAt: row.paidAt,
  }
}

/** What came back when a paid appointment was cancelled, or null (M3). */
export function refundRow(row: AppointmentRow, { id }: PaymentRow): RefundRow | null {
  if (!row.cancelledAt || !row.cancelledBy) return null
  const facts = { paid: true, price: row, start: row.startsAt, by: row.cancelledBy }
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
