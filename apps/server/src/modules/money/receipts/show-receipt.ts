import type { ReceiptIssuer, ReceiptOnWire } from '@anseo/contract/receipts'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { issuerOf } from '../../../platform/pdf/issuer.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { presentReceipt } from './present.ts'
import { findReceiptOf } from './store.ts'

interface ShownReceipt {
  receipt: ReceiptOnWire
  issuer: ReceiptIssuer
}

/**
 * Returns a receipt of the caller.
 * @throws Refusal `NOT_FOUND` if there is none of that number, or it is another client's.
 */
export async function showReceipt(
  { db, settings }: Pick<Runtime, 'db' | 'settings'>,
  { accountId }: Caller,
  number: number,
): Promise<ShownReceipt> {
  const row = await findReceiptOf(db, accountId, number)
  if (!row) throw new Refusal('NOT_FOUND')
  return { receipt: presentReceipt(row), issuer: issuerOf(settings.current) }
}
