import { and, eq, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm'
import type { Database } from '../../infrastructure/database/database.ts'
import { appointment } from '../../infrastructure/database/schema/appointments.ts'
import { ledgerCheck, ledgerEntry, ledgerMovement } from '../../infrastructure/database/schema/ledger.ts'
import { payment, refund } from '../../infrastructure/database/schema/payments.ts'
import { earning, payout } from '../../infrastructure/database/schema/payouts.ts'

/** Takes the next look at the books for this process; false when the last one is still good, or another's. */
export async function claimCheck(db: Database, now: Date, goodForMs: number): Promise<boolean> {
  const ageMs = sql`abs(extract(epoch from (excluded.checked_at - ${ledgerCheck.checkedAt}))) * 1000`
  const claimed = await db
    .insert(ledgerCheck)
    .values({ checkedAt: now, sumCents: 0, findings: [] })
    .onConflictDoUpdate({
      target: ledgerCheck.id,
      set: { checkedAt: now },
      setWhere: sql`${ageMs} >= ${goodForMs}`,
    })
    .returning({ id: ledgerCheck.id })
  return claimed.length > 0
}

/** Keeps what a look at the books found. */
export async function keepFindings(
  db: Database,
  found: Pick<typeof ledgerCheck.$inferSelect, 'sumCents' | 'findings'>,
): Promise<void> {
  await db.update(ledgerCheck).set(found)
}

/** Takes the next comparison with the provider for this process; one that found something is due sooner. */
export async function claimComparison(
  db: Database,
  now: Date,
  { everyMs, againMs }: { everyMs: number; againMs: number },
): Promise<boolean> {
  const dueMs = sql`case when ${ledgerCheck.differences} = '[]' then ${everyMs}::int else ${againMs}::int end`
  const ageMs = sql`abs(extract(epoch from (${now.toISOString()}::timestamptz - ${ledgerCheck.reconciledAt}))) * 1000`
  const claimed = await db
    .update(ledgerCheck)
    .set({ reconciledAt: now })
    .where(or(isNull(ledgerCheck.reconciledAt), sql`${ageMs} >= ${dueMs}`))
    .returning({ id: ledgerCheck.id })
  return claimed.length > 0
}

/** Keeps what the provider's list says otherwise. */
export async function keepDifferences(db: Database, differences: string[]): Promise<void> {
  await db.update(ledgerCheck).set({ differences })
}

/** What the last look found; null before the first. */
export async function lastCheck(db: Database): Promise<typeof ledgerCheck.$inferSelect | null> {
  const [row] = await db.select().from(ledgerCheck)
  return row ?? null
}

/** Both sides of what has to agree, as of one moment; in cents, what is owed as a positive number. */
export function readBalances(db: Database) {
  return db.transaction(
    async (tx) => {
      const accounts = await tx
        .select({
          account: ledgerEntry.account,
          cents: sql<number>`sum(${ledgerEntry.cents})`.mapWith(Number),
        })
        .from(ledgerEntry)
        .groupBy(ledgerEntry.account)
      const owedOn = (name: string) => 0 - (accounts.find(({ account }) => account === name)?.cents ?? 0)
      const one = async (figure: ReturnType<typeof sql>) => {
        const { rows } = await tx.execute<{ n: string }>(sql`select coalesce((${figure}), 0) as n`)
        return Number(rows[0]!.n)
      }
      return {
        sum: accounts.reduce((sum, { cents }) => sum + cents, 0),
        unbalanced: await one(unbalancedMovements),
        unbooked: await one(sql`select count(*) from ${payment} where ${isUnbooked}`),
        refundsDue: owedOn('refunds-due'),
        refundsOpen: await one(
          sql`select sum(${refund.amountCents}) from ${refund} where ${refund.status} in ('pending', 'failed')`,
        ),
        owed: owedOn('vendor-owed'),
        earned: await one(unpaidEarnings),
        held: owedOn('vendor-held'),
        heldFees: await one(feesOfOpenAppointments),
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

const unbalancedMovements = sql`select count(*) from (
  select 1 from ${ledgerEntry} group by ${ledgerEntry.movementId} having sum(${ledgerEntry.cents}) <> 0
) as unbalanced`

const isUnbooked = and(
  isNotNull(payment.succeededAt),
  notExists(
    sql`(select 1 from ${ledgerMovement}
      where ${ledgerMovement.kind} = 'charge' and ${ledgerMovement.source} = ${payment.id}::text)`,
  ),
)

const unpaidEarnings = sql`select sum(${earning.amountCents}) from ${earning}
  left join ${payout} on ${eq(payout.id, earning.payoutId)}
  where ${payout.id} is null or ${payout.status} <> 'paid'`

const feesOfOpenAppointments = sql`select sum(${appointment.vendorFeeCents}) from ${appointment}
  where ${and(isNotNull(appointment.paidAt), isNull(appointment.completedAt), isNull(appointment.cancelledAt))}`
