import { addRefund, type RefundedParts } from '@anseo/domain/refunded-parts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { AppointmentRow } from '../appointment-row.ts'
import { compareAndSet } from './store.ts'

/**
 * Records an operator's refund of the deposit of a locked appointment, by its parts in cents; it lessens later refunds
 * and earnings (D2).
 * @returns the appointment as it is now.
 */
export function recordOperatorRefund(
  unit: UnitOfWork,
  row: AppointmentRow,
  { vendorFeeCents, platformFeeCents, handlingFeeCents, lossCents }: RefundedParts,
): Promise<AppointmentRow> {
  const refund = { vendorFeeCents, platformFeeCents, handlingFeeCents, lossCents }
  return compareAndSet(unit.db, row, { givenBack: { ...row.givenBack, ...addRefund(row.givenBack, refund) } })
}
