import type { GivenBack, RefundedParts } from '@anseo/domain/refunded-parts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { AppointmentRow } from '../appointment-row.ts'
import { compareAndSet } from './store.ts'

const NONE_REFUNDED: RefundedParts = {
  vendorFeeCents: 0,
  platformFeeCents: 0,
  handlingFeeCents: 0,
  lossCents: 0,
}

/** Records the disputes of the deposit of a locked appointment; what the bank gave the client is deducted from later refunds. */
export async function recordDisputes(
  unit: UnitOfWork,
  row: AppointmentRow,
  disputes: Required<Pick<GivenBack, 'disputedCents' | 'isDisputed'>>,
): Promise<void> {
  await compareAndSet(unit.db, row, { givenBack: { ...NONE_REFUNDED, ...row.givenBack, ...disputes } })
}
