import type { EarningOnWire } from '@anseo/contract/payouts'
import { endOfDublinDay, instantOf } from '@anseo/domain/dublin-time'
import { centsToEuro } from '@anseo/domain/money'
import { parseSlotDate } from '@anseo/domain/slot-date'
import { z } from 'zod'
import type { Caller } from '../../../platform/http/caller.ts'
import { invalidCursor, readCursor } from '../../../platform/http/cursor.ts'
import { cutPage, type PageQuery } from '../../../platform/http/cursor-page.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { type EarningRow, type EarningsPage, findEarnings, sumEarnings } from './earning-store.ts'
import { presentEarning } from './present.ts'

interface Days {
  from?: string | undefined
  to?: string | undefined
}

interface EarningsQuery extends Days, PageQuery {
  state?: EarningOnWire['state'] | undefined
}

/** Returns the caller's earnings of appointments between two days, both included, and their sums by state in euro (M7). */
export async function listEarningsFor({ db }: Runtime, { accountId }: Caller, query: EarningsQuery) {
  const { limit, state, cursor } = query
  const period = periodOf(query)
  const [rows, sums] = await Promise.all([
    findEarnings(db, accountId, period, {
      limit: limit === undefined ? undefined : limit + 1,
      state,
      after: cursor === undefined ? undefined : placeIn(cursor),
    }),
    sumEarnings(db, accountId, period),
  ])
  const { page, nextCursor } = cutPage(rows, limit, placeOf)
  const sum = (of: EarningOnWire['state']) => centsToEuro(sums.find((each) => each.state === of)?.cents ?? 0)
  return {
    entries: page.map(presentEarning),
    totals: { held: sum('held'), owed: sum('owed'), frozen: sum('frozen'), paidOut: sum('paid out') },
    nextCursor,
  }
}

const placeOf = ({ startsAt, appointmentId, rank }: EarningRow) => ({
  ms: String(startsAt.getTime()),
  id: appointmentId,
  rank: String(rank),
})

/** Reads the place of a cursor. @throws Refusal `INVALID_REQUEST` for a cursor that is not one of ours. */
function placeIn(cursor: string): EarningsPage['after'] {
  const { ms, id, rank } = readCursor(cursor, ['ms', 'id', 'rank'])
  if (!/^\d{1,13}$/.test(ms) || !z.uuid().safeParse(id).success || !/^\d{1,3}$/.test(rank)) {
    throw invalidCursor()
  }
  return { startsAtMs: Number(ms), id, rank: Number(rank) }
}

/** Returns the instants between two days on the wire, both included. */
export const periodOf = ({ from, to }: Days) => ({ from: beginOf(from), to: endOf(to) })

/** Returns the first instant of a day on the wire. */
function beginOf(slotDate: string | undefined): Date | undefined {
  const date = slotDate === undefined ? null : parseSlotDate(slotDate)
  return date ? instantOf(date, 0) : undefined
}

/**
 * Returns the last instant of a day on the wire. The next day's first instant would not do, because the last day that
 * can be named has no next.
 */
function endOf(slotDate: string | undefined): Date | undefined {
  const date = slotDate === undefined ? null : parseSlotDate(slotDate)
  return date ? new Date(endOfDublinDay(date).getTime() - 1) : undefined
}
