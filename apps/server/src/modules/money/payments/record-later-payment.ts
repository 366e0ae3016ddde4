import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { addToBalance, type AppointmentRow, toEventBase } from '../../booking/public.ts'
import { laterPaymentPaid } from '../events.ts'
import type { PaymentRow } from './payment-store.ts'

/** Records that the balance or a tip of a locked appointment was paid by card (B12). */
export async function recordLaterPayment(
  unit: UnitOfWork,
  { id: paymentId, kind, amountCents }: PaymentRow,
  row: AppointmentRow,
): Promise<void> {
  if (kind === 'deposit') throw new Error(`Payment ${paymentId} is a deposit`)
  if (kind === 'balance') await addToBalance(unit, row, amountCents)
  const isEarned = row.completedAt !== null
  await unit.publish(laterPaymentPaid, { ...toEventBase(row), paymentId, kind, amountCents, isEarned })
}
