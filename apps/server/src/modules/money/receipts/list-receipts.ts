import type { ReceiptOnWire } from '@anseo/contract/receipts'
import type { Caller } from '../../../platform/http/caller.ts'
import { cursorOf, readCursor } from '../../../platform/http/cursor.ts'
import { invalidField } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { presentReceipt } from './present.ts'
import { listReceiptsOf } from './store.ts'

interface Page {
  limit?: number | undefined
  cursor?: string | undefined
  appointmentId?: string | undefined
}

interface ReceiptPage {
  receipts: ReceiptOnWire[]
  nextCursor: string | null
}

/** Returns the caller's receipts, newest first; all of them without a page. */
export async function listReceiptsFor(
  { db }: Pick<Runtime, 'db'>,
  { accountId }: Caller,
  { limit, cursor, appointmentId }: Page,
): Promise<ReceiptPage> {
  const rows = await listReceiptsOf(db, accountId, {
    appointmentId,
    before: cursor === undefined ? undefined : numberIn(cursor),
    // One more row than requested shows whether there is a next page.
    limit: limit === undefined ? undefined : limit + 1,
  })
  const page = limit === undefined ? rows : rows.slice(0, limit)
  return {
    receipts: page.map(presentReceipt),
    nextCursor: page.length < rows.length ? cursorOf({ number: String(page.at(-1)!.receipt.number) }) : null,
  }
}

function numberIn(cursor: string): number {
  const { number } = readCursor(cursor, ['number'])
  if (!/^\d{1,9}$/.test(number)) throw invalidField('cursor', 'This cursor is not one of ours.')
  return Number(number)
}
