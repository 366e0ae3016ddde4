import type { LedgerAccount } from '@anseo/domain/ledger'
import { addDays, formatIsoDate } from '@anseo/domain/calendar-date'
import { dublinDate, instantOf } from '@anseo/domain/dublin-time'
import { and, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../../platform/database/database.ts'
import { isWithin, type Period } from '../../../platform/database/is-within.ts'
import { ledgerDaySum, ledgerEntry, ledgerMovement, ledgerSummed } from '../tables/ledger.ts'

type Seen = 'entry' | 'seen' | 'transaction' | 'booked' | 'oldest' | 'next'

/**
 * Adds new ledger entries to the day sums. Ids are not committed in order, so an entry can become visible after one
 * with a higher id. Therefore each run notes the highest id, and a later run adds the entries up to it, once every
 * transaction open at that time has ended.
 */
export const sumDays = (db: Database): Promise<void> =>
  db.transaction(
    async (tx) => {
      const { rows } = await tx.execute<Record<Seen, string>>(sql`
        select entry_id as entry, seen_entry_id as seen, seen_transaction as transaction,
          (select coalesce(max(id), 0) from ${ledgerEntry}) as booked,
          pg_snapshot_xmin(pg_current_snapshot())::text as oldest,
          pg_snapshot_xmax(pg_current_snapshot())::text as next
        from ${ledgerSummed} where id = 1 for update skip locked`)
      const [last] = rows
      if (!last || (last.booked === last.seen && last.seen === last.entry)) return
      // The transaction ids of a restored database start again below the stored one.
      const isAllThere =
        BigInt(last.oldest) >= BigInt(last.transaction) && BigInt(last.transaction) <= BigInt(last.next)
      if (isAllThere && last.seen !== last.entry) await addEntries(tx, last.entry, last.seen)
      await tx.execute(sql`
        update ${ledgerSummed} set
          entry_id = ${isAllThere ? last.seen : last.entry},
          seen_entry_id = ${last.booked},
          seen_transaction = ${last.next}`)
    },
    { isolationLevel: 'repeatable read' },
  )

const addEntries = (db: Queryable, after: string, upTo: string) =>
  db.execute(sql`
    insert into ${ledgerDaySum} as stored (day, account, cents)
    select (happened_at at time zone 'Europe/Dublin')::date, account, sum(cents)
    from ${ledgerEntry} join ${ledgerMovement} on ${ledgerMovement.id} = ${ledgerEntry.movementId}
    where ${ledgerEntry.id} > ${after} and ${ledgerEntry.id} <= ${upTo}
    group by 1, 2
    on conflict (day, account) do update set cents = stored.cents + excluded.cents`)

/**
 * Returns the sum of each ledger account within a period, in cents. It adds the stored sums of whole days, the newer
 * entries, and the entries of partial days at either end.
 */
export async function sumByAccount(db: Queryable, period: Period) {
  const { days, edges } = daysOf(period)
  const summedUpTo = sql`(select entry_id from ${ledgerSummed} where id = 1)`
  const atEdges = or(...edges.map((edge) => isWithin(ledgerMovement.happenedAt, edge)))
  const { rows } = await db.execute<{ account: LedgerAccount; cents: string }>(sql`
    select account, sum(cents) as cents from (
      select account, cents from ${ledgerDaySum} where ${days ?? sql`false`}
      union all
      select account, cents from ${ledgerEntry}
        join ${ledgerMovement} on ${ledgerMovement.id} = ${ledgerEntry.movementId}
        where ${ledgerEntry.id} > ${summedUpTo} and ${isWithin(ledgerMovement.happenedAt, period) ?? sql`true`}
      union all
      select account, cents from ${ledgerEntry}
        join ${ledgerMovement} on ${ledgerMovement.id} = ${ledgerEntry.movementId}
        where ${ledgerEntry.id} <= ${summedUpTo} and ${atEdges ?? sql`false`}
    ) as booked group by account having count(*) > 0`)
  return rows.map(({ account, cents }) => ({ account, cents: Number(cents) }))
}

/** Splits a period into its whole Dublin days (null if there is none) and the partial days before and after them. */
function daysOf({ from, to }: Period): { days: SQL | null; edges: Period[] } {
  const begin = from && dublinDate(from)
  const first = begin && (instantOf(begin, 0) < from ? addDays(begin, 1) : begin)
  const end = to && dublinDate(to)
  if (first && end && formatIsoDate(first) > formatIsoDate(end)) return { days: null, edges: [{ from, to }] }
  const edges: Period[] = []
  if (first && from < instantOf(first, 0)) edges.push({ from, to: instantOf(first, 0) })
  if (end && instantOf(end, 0) < to) edges.push({ from: instantOf(end, 0), to })
  const days = and(
    first && gte(ledgerDaySum.day, formatIsoDate(first)),
    end && lt(ledgerDaySum.day, formatIsoDate(end)),
  )
  return { days: days ?? sql`true`, edges }
}
