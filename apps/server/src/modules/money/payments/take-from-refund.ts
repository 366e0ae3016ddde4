import { refundVoid } from '@anseo/domain/ledger'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { bookMovement } from '../ledger/book-movement.ts'
import {
  compareAndSetRefund,
  findRefundRow,
  insertVoidPart,
  lessTaken,
  type RefundRow,
} from '../refunds/refund-store.ts'

/**
 * Takes what the bank gave the client through a lost dispute from an unsent refund: what is left gets an attempt of its
 * own, and a refund of which nothing is left is void.
 * @param set other columns of a refund of which something is left.
 * @returns the refund as it is now.
 */
export async function takeFromRefund(
  unit: UnitOfWork,
  refund: RefundRow,
  takenCents: number,
  set: Partial<RefundRow> = {},
): Promise<RefundRow> {
  const leftCents = refund.amountCents - takenCents
  const left = lessTaken(refund, takenCents)
  await compareAndSetRefund(
    unit.db,
    refund,
    leftCents === 0
      ? { status: 'void', settledAt: unit.now }
      : { ...left, ...set, settledAt: null, attempt: refund.attempt + 1 },
  )
  // An operator's refund was borne whole when it was made, so the sums of its parts stay.
  if (leftCents > 0 && refund.bearer !== null) await insertVoidPart(unit.db, refund, left, unit.now)
  await bookMovement(unit, refundVoid(refund.id, takenCents, leftCents), refund.appointmentId)
  return findRefundRow(unit.db, refund.id)
}
