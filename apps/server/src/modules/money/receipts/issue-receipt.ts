import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { insertReceipt } from './store.ts'

/** The one thing that a receipt is for. */
export type ReceiptFor = { paymentId: string } | { refundId: string }

/**
 * Issues the receipt of a payment or refund, in the transaction that records it; only once, however often it is called.
 */
export const issueReceipt = (unit: Pick<UnitOfWork, 'db' | 'now'>, what: ReceiptFor): Promise<void> =>
  insertReceipt(unit.db, { ...what, issuedAt: unit.now })
