import type { Queryable } from '../../../platform/database/database.ts'
import type { AppointmentRow } from '../../booking/public.ts'
import { findKeptPayments, type PaymentRow } from './payment-store.ts'
import { readRefundable } from './refundable.ts'

/** Returns whether all other payments of an appointment are refunded in full. */
export async function isAllElseRefunded(
  db: Queryable,
  { id }: Pick<PaymentRow, 'id'>,
  appointment: AppointmentRow,
): Promise<boolean> {
  for (const other of await findKeptPayments(db, appointment.id, ['deposit', 'balance', 'tip'])) {
    if (other.id === id) continue
    const { room } = await readRefundable(db, other, appointment)
    if (room.leftCents > 0) return false
  }
  return true
}
