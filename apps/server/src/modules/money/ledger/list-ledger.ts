import type { listLedger } from '@anseo/contract/ledger'
import type { QueryOf, ReplyOf } from '@anseo/contract/call'
import { centsToEuro } from '@anseo/domain/money'
import { numberIn } from '../../../platform/http/cursor.ts'
import { cutPage } from '../../../platform/http/cursor-page.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { presentEntry } from './present.ts'
import { sumByAccount } from './day-sum-store.ts'
import { findEntries } from './store.ts'

/** The default number of entries per response. */
const MOST_ENTRIES = 1000

/** Returns the ledger entries of a period, newest first, with the sum of each account (M6). */
export async function listLedgerOf(
  { db }: Pick<Runtime, 'db'>,
  { from, to, limit = MOST_ENTRIES, cursor }: QueryOf<typeof listLedger>,
): Promise<ReplyOf<typeof listLedger>> {
  const beforeId = cursor === undefined ? undefined : numberIn(cursor, 'id', 15)
  const rows = await findEntries(db, { from, to, beforeId, limit: limit + 1 })
  const { page, nextCursor } = cutPage(rows, limit, ({ entry }) => ({ id: String(entry.id) }))
  const sums = await sumByAccount(db, { from, to })
  const cents = sums.reduce((sum, each) => sum + each.cents, 0)
  return {
    entries: page.map(presentEntry),
    sum: centsToEuro(cents),
    accounts: Object.fromEntries(sums.map((each) => [each.account, centsToEuro(each.cents)])),
    nextCursor,
  }
}
