import type { listLedger } from '@anseo/contract/ledger'
import type { QueryOf, ReplyOf } from '@anseo/contract/call'
import { centsToEuro } from '@anseo/domain/money'
import { cursorOf, readCursor } from '../../../platform/http/cursor.ts'
import { invalidField } from '../../../platform/http/refusal.ts'
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
  const beforeId = cursor === undefined ? undefined : idOfCursor(cursor)
  // One more row than requested shows whether there is a next page.
  const rows = await findEntries(db, { from, to, beforeId, limit: limit + 1 })
  const page = rows.slice(0, limit)
  const sums = await sumByAccount(db, { from, to })
  const cents = sums.reduce((sum, each) => sum + each.cents, 0)
  return {
    entries: page.map(presentEntry),
    sum: centsToEuro(cents),
    accounts: Object.fromEntries(sums.map((each) => [each.account, centsToEuro(each.cents)])),
    nextCursor: page.length < rows.length ? cursorOf({ id: String(page.at(-1)!.entry.id) }) : null,
  }
}

function idOfCursor(cursor: string): number {
  const { id } = readCursor(cursor, ['id'])
  if (!/^\d{1,15}$/.test(id)) throw invalidField('cursor', 'This cursor is not one of ours.')
  return Number(id)
}
