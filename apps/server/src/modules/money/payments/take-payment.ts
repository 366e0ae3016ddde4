import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { abandonPayments } from './abandon-payments.ts'
import { findLivePayment, insertPayment, type PaymentRow, type WantedPayment } from './payment-store.ts'

/**
 * Returns the live payment of a locked appointment, created if there is none (M5). One of another sum or request, such as
 * of a tip that the client has changed, is given up.
 */
export async function takePayment(
  unit: UnitOfWork,
  appointmentId: string,
  wanted: WantedPayment,
): Promise<PaymentRow> {
  const live = await findLivePayment(unit.db, appointmentId, wanted.kind)
  if (live && live.amountCents === wanted.amountCents && live.requestId === wanted.requestId) return live
  if (live) await abandonPayments(unit, appointmentId, [wanted.kind])
  return insertPayment(unit.db, { ...wanted, appointmentId, createdAt: unit.now })
}
