import { MOST_PAYOUT_ATTEMPTS } from '@anseo/domain/payout-steps'
import {
  and,
  asc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  notExists,
  or,
  sql,
} from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { isQueued } from '../../../platform/jobs/next-try.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { earning, payout } from '../tables/payouts.ts'
import { vendor } from '../../catalogue/tables/vendors.ts'
import { isHeldForTax } from '../tax-requests/request-store.ts'
import { issuePayoutJob } from '../events.ts'
import { isFrozen } from './earning-store.ts'
import { isOnHold } from './hold-store.ts'

export type PayoutRow = typeof payout.$inferSelect

const isPayable = (payday: Date) => and(isNull(earning.payoutId), lt(earning.owedAt, payday), not(isFrozen))

/**
 * Returns the condition that a vendor can be paid: it has an account, which was not changed lately (A10), no admin
 * holds its payouts (D4), and it did not fail to give its tax details (D8).
 */
const mayBePaid = (now: Date) =>
  and(
    isNotNull(vendor.payoutAccount),
    or(isNull(vendor.payoutHeldUntil), lte(vendor.payoutHeldUntil, now)),
    not(isHeldForTax),
    not(isOnHold),
  )

/** The condition that a vendor has a payout in progress. */
const isUnderWay = sql<boolean>`exists (
  select 1 from ${payout} where ${payout.vendorId} = ${vendor.id} and ${payout.status} = 'pending')`

/** Finds the ids of vendors that can be paid what they were owed before a payday: without a payout in progress, or one that failed since. */
export async function findPayees(db: Queryable, payday: Date, now: Date, limit: number): Promise<string[]> {
  // The query starts from owed earnings, since there are few of them after a payday.
  const rows = await db
    .selectDistinct({ id: vendor.id })
    .from(earning)
    .innerJoin(appointment, eq(appointment.id, earning.appointmentId))
    .innerJoin(vendor, eq(vendor.id, earning.vendorId))
    .where(and(isPayable(payday), mayBePaid(now), hasNoRecentPayout(db, payday)))
    .orderBy(asc(vendor.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Returns the condition that a vendor has no payout in progress and none that failed since the payday. */
const hasNoRecentPayout = (db: Queryable, payday: Date) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(payout)
      .where(
        and(
          eq(payout.vendorId, vendor.id),
          sql`(${payout.status} = 'pending' or ${and(eq(payout.status, 'failed'), gte(payout.createdAt, payday))})`,
        ),
      ),
  )

/** Finds the earnings of a locked vendor to pay, and the account to pay to; null if the vendor can no longer be paid. */
export async function findPayable(db: Transaction, vendorId: string, payday: Date, now: Date) {
  const [payee] = await db
    .select({ account: vendor.payoutAccount })
    .from(vendor)
    .where(and(eq(vendor.id, vendorId), mayBePaid(now), hasNoRecentPayout(db, payday)))
  if (!payee?.account) return null
  const earnings = await db
    .select({ id: earning.id, amountCents: earning.amountCents })
    .from(earning)
    .innerJoin(appointment, eq(appointment.id, earning.appointmentId))
    .where(and(eq(earning.vendorId, vendorId), isPayable(payday)))
  return { destination: payee.account, earnings }
}

/**
 * Sums in cents what a vendor was owed before a payday and the sweep still has to pay; 0 with a payout in progress or one
 * that failed since.
 */
export async function sumDue(db: Queryable, vendorId: string, payday: Date): Promise<number> {
  const [due] = await db
    .select({ cents: sql<number>`coalesce(sum(${earning.amountCents}), 0)::int` })
    .from(earning)
    .innerJoin(appointment, eq(appointment.id, earning.appointmentId))
    .innerJoin(vendor, eq(vendor.id, earning.vendorId))
    .where(and(eq(earning.vendorId, vendorId), isPayable(payday), hasNoRecentPayout(db, payday)))
  return due!.cents
}

/** Sums in cents what the sweep would pay all vendors on a payday of what they are owed now. */
export async function sumPayable(db: Queryable, payday: Date): Promise<number> {
  const ofVendor = db
    .select({ cents: sql<number>`sum(${earning.amountCents})`.as('cents') })
    .from(earning)
    .innerJoin(appointment, eq(appointment.id, earning.appointmentId))
    .innerJoin(vendor, eq(vendor.id, earning.vendorId))
    .where(and(isPayable(payday), mayBePaid(payday)))
    .groupBy(vendor.id)
    .having(sql`sum(${earning.amountCents}) > 0`)
    .as('of_vendor')
  const [all] = await db
    .select({ cents: sql<number>`coalesce(sum(${ofVendor.cents}), 0)::int` })
    .from(ofVendor)
  return all!.cents
}

/** Finds what decides whether a vendor can be paid now; null if there is no such vendor. */
export async function findPayoutFacts(db: Queryable, vendorId: string, now: Date) {
  const [found] = await db
    .select({
      account: vendor.payoutAccount,
      heldUntil: vendor.payoutHeldUntil,
      // Of one table alone drizzle names columns without it, unless they are in an expression of an expression.
      isOnHold: sql<boolean>`${isOnHold}`,
      isHeldForTax: sql<boolean>`${isHeldForTax}`,
      isUnderWay: sql<boolean>`${isUnderWay}`,
    })
    .from(vendor)
    .where(eq(vendor.id, vendorId))
  return found ? { ...found, dueCents: await sumUnpaid(db, vendorId, now) } : null
}

/** Sums in cents what a vendor was owed before an instant and is in no payout, also none that is under way. */
export async function sumUnpaid(db: Queryable, vendorId: string, before: Date): Promise<number> {
  const [unpaid] = await db
    .select({ cents: sql<number>`coalesce(sum(${earning.amountCents}), 0)::int` })
    .from(earning)
    .innerJoin(appointment, eq(appointment.id, earning.appointmentId))
    .where(and(eq(earning.vendorId, vendorId), isPayable(before)))
  return unpaid!.cents
}

/** Inserts a payout and attaches its earnings, unless another process has attached them. */
export async function insertPayout(
  db: Transaction,
  values: typeof payout.$inferInsert,
  earningIds: readonly string[],
): Promise<PayoutRow> {
  const [row] = await db.insert(payout).values(values).returning()
  const attached = await db
    .update(earning)
    .set({ payoutId: row!.id })
    .where(and(inArray(earning.id, [...earningIds]), isNull(earning.payoutId)))
    .returning({ id: earning.id })
  if (attached.length !== earningIds.length)
    throw new Error(`Earnings of payout ${row!.id} have left already`)
  return row!
}

/** Finds a payout by its id. */
export async function findPayout(db: Queryable, id: string): Promise<PayoutRow | null> {
  const [row] = await db.select().from(payout).where(eq(payout.id, id))
  return row ?? null
}

/**
 * Locks a payout of a locked vendor.
 * @throws Error when there is no such payout.
 */
export async function lockPayout(db: Transaction, id: string): Promise<PayoutRow> {
  const [row] = await db.select().from(payout).where(eq(payout.id, id)).for('update')
  if (!row) throw new Error(`Payout ${id} does not exist`)
  return row
}

/** Updates a locked payout and returns its new row. */
export async function updatePayout(
  db: Transaction,
  id: string,
  changes: Partial<PayoutRow>,
): Promise<PayoutRow> {
  const [row] = await db.update(payout).set(changes).where(eq(payout.id, id)).returning()
  return row!
}

/** Returns which of the provider's transfers belong to a payout that we know. */
export async function findRecordedTransfers(
  db: Queryable,
  transferIds: readonly string[],
): Promise<Set<string | null>> {
  const rows = await db
    .select({ id: payout.providerTransferId })
    .from(payout)
    .where(inArray(payout.providerTransferId, [...transferIds]))
  return new Set(rows.map(({ id }) => id))
}

/** Detaches the earnings of a failed payout, so that the next one includes them. */
export async function releaseEarnings(db: Transaction, payoutId: string): Promise<void> {
  await db.update(earning).set({ payoutId: null }).where(eq(earning.payoutId, payoutId))
}

/** Returns true if another payout waits for our balance, since more of its attempts were refused than fail a payout. */
export async function isOtherDelayed(db: Queryable, id: string): Promise<boolean> {
  const [other] = await db
    .select({ id: payout.id })
    .from(payout)
    .where(and(eq(payout.status, 'pending'), gt(payout.attempt, MOST_PAYOUT_ATTEMPTS), ne(payout.id, id)))
    .limit(1)
  return other !== undefined
}

/** Finds payouts that have been pending since before an instant and for which no job is queued, oldest first. */
export const findWaitingPayouts = (db: Queryable, since: Date, limit: number) =>
  db
    .select({ id: payout.id })
    .from(payout)
    .where(
      and(
        eq(payout.status, 'pending'),
        lte(payout.createdAt, since),
        not(isQueued([issuePayoutJob], sql`jsonb_build_object('payoutId', ${payout.id})`)),
      ),
    )
    .orderBy(payout.createdAt)
    .limit(limit)
