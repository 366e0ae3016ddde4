import { refundVoid } from '@anseo/domain/ledger'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { bookMovement } from '../ledger/book-movement.ts'
import { compareAndSetRefund, findRefundRow, lessTaken, type RefundRow } from '../refunds/refund-store.ts'

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
  await compareAndSetRefund(
    unit.db,
    refund,
    leftCents === 0
      ? { status: 'void', settledAt: unit.now }
      : { ...lessTaken(refund, takenCents), ...set, settledAt: null, attempt: refund.attempt + 1 },
  )
  await bookMovement(unit, refundVoid(refund.id, takenCents, leftCents), refund.appointmentId)
  return findRefundRow(unit.db, refund.id)
}
