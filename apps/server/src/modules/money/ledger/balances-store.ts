import type { LedgerAccount } from '@anseo/domain/ledger'
import { and, eq, gt, gte, isNotNull, isNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { type ledgerCheck, ledgerEntry, ledgerMovement } from '../tables/ledger.ts'
import { payment, refund } from '../tables/payments.ts'
import { borneByVendor } from '../refunds/borne-by-vendor.ts'
import { earning, payout } from '../tables/payouts.ts'

/**
 * A payment's instant and its ledger entry are written in one transaction; a check looks back this far, in ms, before
 * the last complete one.
 */
const OVERLAP_MS = 3_600_000

type Cents = Partial<Record<LedgerAccount, number>>

/** The entry up to which the ledger has been summed, and the sums at that point. */
export type Settled = Pick<
  typeof ledgerCheck.$inferSelect,
  'completedAt' | 'settledTo' | 'settledCents' | 'seenTo' | 'seenBefore'
>

/**
 * Returns both sides of each pair that has to agree, as of one moment, in cents; a debt is a positive number. A complete
 * check reads every entry. The others add the newer entries to the stored sums, which cover the entries up to an id that
 * an earlier check saw, once every transaction open at that time has ended.
 */
export function readBalances(db: Database, before: Settled, isComplete: boolean) {
  const { completedAt, settledCents } = before
  const from = isComplete ? 0 : before.settledTo
  return db.transaction(
    async (tx) => {
      const seen = await lookAhead(tx)
      const isOver = before.seenBefore > 0 && seen.oldestRunning >= before.seenBefore
      const settledTo = isOver ? before.seenTo : from
      const settled = added(isComplete ? {} : settledCents, await sumsBetween(tx, from, settledTo))
      const accounts = added(settled, await sumsBetween(tx, settledTo))
      const owedOn = (account: LedgerAccount) => 0 - (accounts[account] ?? 0)
      const one = async (figure: SQL) => {
        const { rows } = await tx.execute<{ n: string }>(sql`select coalesce((${figure}), 0) as n`)
        return Number(rows[0]!.n)
      }
      const isRecent = isComplete || !completedAt ? undefined : gte(payment.succeededAt, earlier(completedAt))
      return {
        balances: {
          sum: Object.values(accounts).reduce((sum, cents) => sum + cents, 0),
          unbalanced: await one(unbalancedMovements(from)),
          unbooked: await one(sql`select count(*) from ${payment} where ${and(isUnbooked, isRecent)}`),
          refundsDue: owedOn('refunds-due'),
          refundsOpen: await one(
            sql`select sum(${refund.amountCents}) from ${refund} where ${refund.status} in ('pending', 'failed')`,
          ),
          owed: owedOn('vendor-owed'),
          earned: (await one(earningsWithoutPayout)) + (await one(earningsOfOpenPayouts)),
          held: owedOn('vendor-held'),
          heldFees:
            (await one(feesOfOpenAppointments)) +
            (await one(laterOfOpenAppointments)) -
            (await one(refundedOfOpenAppointments)),
        },
        settled: {
          settledTo,
          settledCents: settled,
          // A pending transaction stays awaited, unless the database was restored and its transaction ids started
          // again.
          ...((isOver || before.seenBefore === 0 || before.seenBefore > seen.next) && {
            seenTo: seen.lastEntry,
            seenBefore: seen.next,
          }),
        },
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

const earlier = (instant: Date) => new Date(instant.getTime() - OVERLAP_MS)

const added = (some: Cents, more: Cents): Cents => {
  const sums: Cents = { ...some }
  for (const [account, cents] of Object.entries(more) as [LedgerAccount, number][]) {
    sums[account] = (sums[account] ?? 0) + cents
  }
  return sums
}

/** Reads the last entry that is visible, the transaction that begins next, and the oldest one that still runs. */
async function lookAhead(tx: Transaction) {
  const { rows } = await tx.execute<{ last: string; next: string; oldest: string }>(sql`
    select coalesce((select max(${ledgerEntry.id}) from ${ledgerEntry}), 0) as last,
      pg_snapshot_xmax(pg_current_snapshot()) as next, pg_snapshot_xmin(pg_current_snapshot()) as oldest`)
  const { last, next, oldest } = rows[0]!
  return { lastEntry: Number(last), next: Number(next), oldestRunning: Number(oldest) }
}

/** Sums the entries of each account after one id and up to another, in cents. */
async function sumsBetween(tx: Transaction, after: number, to?: number): Promise<Cents> {
  if (after === to) return {}
  const rows = await tx
    .select({ account: ledgerEntry.account, cents: sql<number>`sum(${ledgerEntry.cents})`.mapWith(Number) })
    .from(ledgerEntry)
    .where(and(gt(ledgerEntry.id, after), to === undefined ? undefined : lte(ledgerEntry.id, to)))
    .groupBy(ledgerEntry.account)
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]))
}

/**
 * Returns the SQL that counts the movements with entries after that id that do not sum to zero; earlier entries of
 * theirs count too.
 */
const unbalancedMovements = (after: number) => sql`select count(*) from (
  select 1 from ${ledgerEntry} ${after > 0 ? sql`where ${ledgerEntry.movementId} in (select ${ledgerEntry.movementId} from ${ledgerEntry} where ${gt(ledgerEntry.id, after)})` : sql``}
  group by ${ledgerEntry.movementId} having sum(${ledgerEntry.cents}) <> 0
) as unbalanced`

const isUnbooked = and(
  isNotNull(payment.succeededAt),
  notExists(
    sql`(select 1 from ${ledgerMovement}
      where ${ledgerMovement.kind} = 'charge' and ${ledgerMovement.source} = ${payment.id}::text)`,
  ),
)

const earningsWithoutPayout = sql`select sum(${earning.amountCents}) from ${earning} where ${isNull(earning.payoutId)}`

const earningsOfOpenPayouts = sql`select sum(${earning.amountCents}) from ${earning}
  join ${payout} on ${eq(payout.id, earning.payoutId)}
  where ${or(sql`${payout.status} = 'pending'`, sql`${payout.status} = 'failed'`)}`

const feesOfOpenAppointments = sql`select sum(${appointment.vendorFeeCents}) from ${appointment}
  where ${and(isNotNull(appointment.paidAt), isNull(appointment.completedAt), isNull(appointment.cancelledAt))}`

const refundedOfOpenAppointments = borneByVendor(sql`${refund.appointmentId} in (
  select ${appointment.id} from ${appointment}
  where ${appointment.completedAt} is null and ${appointment.cancelledAt} is null)`)

const laterOfOpenAppointments = sql`select sum(${payment.amountCents}) from ${payment}
  join ${appointment} on ${eq(appointment.id, payment.appointmentId)}
  where ${payment.kind} <> 'deposit' and ${payment.succeededAt} is not null and ${payment.returnedAt} is null
  and ${appointment.completedAt} is null and ${appointment.cancelledAt} is null`
