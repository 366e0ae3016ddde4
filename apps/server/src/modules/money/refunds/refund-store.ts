import type { PriceParts } from '@anseo/domain/price'
import { leftOf, lessDisputed } from '@anseo/domain/refunded-parts'
import { and, eq, lte, not, notExists, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { isQueued } from '../../../platform/jobs/next-try.ts'
import { checkRefundJob, issueRefundJob } from '../events.ts'
import { dispute, payment, refund } from '../tables/payments.ts'
import { LostRace } from '../../../platform/unit-of-work/unit-of-work.ts'

export type RefundRow = typeof refund.$inferSelect

/** Inserts a refund; returns null for a second automatic one of a payment. */
export async function insertRefund(
  db: Transaction,
  values: typeof refund.$inferInsert,
): Promise<RefundRow | null> {
  const [row] = await db.insert(refund).values(values).onConflictDoNothing().returning()
  return row ?? null
}

/** Finds a refund, with the payment intent that it refunds. */
export async function findRefund(db: Queryable, id: string) {
  const [row] = await db
    .select({ refund, intentId: payment.intentId })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(eq(refund.id, id))
  return row ?? null
}

/** Finds the ids of the refunds of a payment intent. */
export async function findRefundsOfIntent(db: Queryable, intentId: string): Promise<string[]> {
  const rows = await db
    .select({ id: refund.id })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(eq(payment.intentId, intentId))
  return rows.map(({ id }) => id)
}

/** Finds the refund whose latest attempt has that id at the provider. */
export async function findRefundOfProvider(
  db: Queryable,
  providerRefundId: string,
): Promise<RefundRow | null> {
  const [row] = await db.select().from(refund).where(eq(refund.providerRefundId, providerRefundId))
  return row ?? null
}

/** Reads a refund. @throws Error if it does not exist. */
export async function findRefundRow(db: Queryable, id: string): Promise<RefundRow> {
  const [row] = await db.select().from(refund).where(eq(refund.id, id))
  if (!row) throw new Error(`Refund ${id} does not exist`)
  return row
}

/** Finds the refunds of a payment, oldest first. */
export const findRefundsOfPayment = (db: Queryable, paymentId: string): Promise<RefundRow[]> =>
  db.select().from(refund).where(eq(refund.paymentId, paymentId)).orderBy(refund.createdAt, refund.id)

/** The parts of a refund; those of money that paid for nothing are all 0. */
export const partsOfRefund = <R extends Pick<RefundRow, keyof PriceParts>>(row: R) => ({
  ...row,
  vendorFeeCents: row.vendorFeeCents ?? 0,
  platformFeeCents: row.platformFeeCents ?? 0,
  handlingFeeCents: row.handlingFeeCents ?? 0,
})

/** Returns the columns of a refund's parts; null for money that paid for nothing. */
export const partColumns = (parts: PriceParts | null) => ({
  vendorFeeCents: parts?.vendorFeeCents ?? null,
  platformFeeCents: parts?.platformFeeCents ?? null,
  handlingFeeCents: parts?.handlingFeeCents ?? null,
})

type SumColumns = Pick<RefundRow, 'amountCents' | 'lossCents' | keyof PriceParts>

/** Returns the columns of a refund less what the bank gave the client of it. */
export function lessTaken(row: SumColumns, takenCents: number): SumColumns {
  const parts = row.vendorFeeCents === null ? null : lessDisputed(partsOfRefund(row), takenCents)
  return {
    amountCents: row.amountCents - takenCents,
    ...partColumns(parts),
    lossCents: Math.min(row.lossCents, parts?.vendorFeeCents ?? 0),
  }
}

/** Inserts what a lost dispute took from an operator's refund as a void refund of its own. */
export async function insertVoidPart(
  db: Transaction,
  whole: RefundRow,
  left: SumColumns,
  now: Date,
): Promise<void> {
  const { paymentId, appointmentId, bearer, reason, madeBy, createdAt } = whole
  await db.insert(refund).values({
    paymentId,
    appointmentId,
    amountCents: whole.amountCents - left.amountCents,
    ...partColumns(leftOf(partsOfRefund(whole), partsOfRefund(left))),
    lossCents: whole.lossCents - left.lossCents,
    status: 'void',
    createdAt,
    settledAt: now,
    bearer,
    reason,
    madeBy,
  })
}

/** Returns the sum in cents that goes back, or went, by other refunds of the same payment. */
export const centsOfOthers = (refunds: readonly RefundRow[], id?: string): number =>
  refunds.reduce((sum, each) => (each.id === id || each.status === 'void' ? sum : sum + each.amountCents), 0)

/**
 * Updates a refund if its version is still the one that was read (optimistic locking), and increments the version.
 * @throws LostRace if it was changed in between, so that the transaction is retried.
 */
export async function compareAndSetRefund(
  db: Transaction,
  { id, version }: RefundRow,
  changes: Partial<RefundRow>,
): Promise<void> {
  const changed = await db
    .update(refund)
    .set({ ...changes, version: version + 1 })
    .where(and(eq(refund.id, id), eq(refund.version, version)))
    .returning({ id: refund.id })
  if (changed.length === 0) throw new LostRace(`refund ${id}`)
}

/**
 * Finds the refunds pending since `since` or longer, for which no job is queued and that no open dispute holds back, oldest
 * first.
 */
export const findWaitingRefunds = (db: Queryable, since: Date, limit: number) =>
  db
    .select({ id: refund.id, providerRefundId: refund.providerRefundId })
    .from(refund)
    .where(
      and(
        eq(refund.status, 'pending'),
        lte(refund.createdAt, since),
        notExists(
          db
            .select({ id: dispute.id })
            .from(dispute)
            .where(and(eq(dispute.paymentId, refund.paymentId), eq(dispute.status, 'open'))),
        ),
        not(isQueued([issueRefundJob, checkRefundJob], sql`jsonb_build_object('refundId', ${refund.id})`)),
      ),
    )
    .orderBy(refund.createdAt)
    .limit(limit)
