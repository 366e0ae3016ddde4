import type { EarningOnWire } from '@anseo/contract/payouts'
import { endOfDublinDay, instantOf } from '@anseo/domain/dublin-time'
import { centsToEuro } from '@anseo/domain/money'
import { parseSlotDate } from '@anseo/domain/slot-date'
import type { Caller } from '../../http/caller.ts'
import type { Runtime } from '../../runtime.ts'
import { findEarnings } from './earning-store.ts'
import { centsOf, presentEarning, stateOf } from './present.ts'

interface Period {
  from?: string | undefined
  to?: string | undefined
}

/** The caller's earnings of appointments between two days, both included, and their sums by state in euro (M7). */
export async function listEarningsFor({ db }: Runtime, { accountId }: Caller, { from, to }: Period) {
  const rows = await findEarnings(db, accountId, { from: beginOf(from), to: endOf(to) })
  const sum = (state: EarningOnWire['state']) =>
    centsToEuro(rows.reduce((cents, row) => (stateOf(row) === state ? cents + centsOf(row) : cents), 0))
  return {
    success: true as const,
    entries: rows.map(presentEarning),
    totals: { held: sum('held'), owed: sum('owed'), frozen: sum('frozen'), paidOut: sum('paid out') },
  }
}

/** The first instant of a day on the wire. */
function beginOf(slotDate: string | undefined): Date | undefined {
  const date = slotDate === undefined ? null : parseSlotDate(slotDate)
  return date ? instantOf(date, 0) : undefined
}

/** The last instant of a day on the wire; one later, the last day that can be named would have none. */
function endOf(slotDate: string | undefined): Date | undefined {
  const date = slotDate === undefined ? null : parseSlotDate(slotDate)
  return date ? new Date(endOfDublinDay(date).getTime() - 1) : undefined
}
