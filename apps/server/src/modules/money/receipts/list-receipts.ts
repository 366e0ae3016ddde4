import type { Caller } from '../../../platform/http/caller.ts'
import { numberIn } from '../../../platform/http/cursor.ts'
import { cutPage, type PageQuery } from '../../../platform/http/cursor-page.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { presentReceipt } from './present.ts'
import { listReceiptsOf } from './store.ts'

/** Returns the caller's receipts, newest first; all of them without a page. */
export async function listReceiptsFor(
  { db }: Pick<Runtime, 'db'>,
  { accountId }: Caller,
  { limit, cursor, appointmentId }: PageQuery & { appointmentId?: string | undefined },
) {
  const rows = await listReceiptsOf(db, accountId, {
    appointmentId,
    before: cursor === undefined ? undefined : numberIn(cursor, 'number', 9),
    limit: limit === undefined ? undefined : limit + 1,
  })
  const { page, nextCursor } = cutPage(rows, limit, ({ receipt }) => ({ number: String(receipt.number) }))
  return { receipts: page.map(presentReceipt), nextCursor }
}
