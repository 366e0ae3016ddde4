import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { insertReceipt } from './store.ts'

/** The one thing that a receipt is for. */
export type ReceiptFor = { paymentId: string } | { refundId: string }

/** Gives a payment or a refund its receipt, in the transaction that notes its money as moved; once, however often it is called. */
export const issueReceipt = (unit: Pick<UnitOfWork, 'db' | 'now'>, what: ReceiptFor): Promise<void> =>
  insertReceipt(unit.db, { ...what, issuedAt: unit.now })
