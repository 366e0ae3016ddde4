import { and, count, eq, gt, isNull, min, notExists, or, sql, sum } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../../platform/database/database.ts'
import { dispute, disputeEvidence, refund } from '../../../modules/money/tables/payments.ts'
import { payout } from '../../../modules/money/tables/payouts.ts'
import { complaint } from '../../../modules/trust/tables/complaints.ts'
import { contentNotice } from '../../../modules/trust/tables/content-notices.ts'
import { problemReport } from '../../../modules/trust/tables/problem-reports.ts'
import { vendor } from '../../../modules/catalogue/tables/vendors.ts'
import { JOB_STATE } from '../../../modules/operations/public.ts'

/**
 * The number of waiting items, the start of the longest wait, and their sum in cents (0 for items without an amount).
 */
export interface Waiting {
  count: number
  since: Date | null
  cents: number
}

const first = (rows: { count: number; since: Date | null; cents?: number }[]): Waiting => ({
  count: rows[0]?.count ?? 0,
  since: rows[0]?.since ?? null,
  cents: rows[0]?.cents ?? 0,
})

const sumOf = (column: Parameters<typeof sum>[0]) => sql<number>`coalesce(${sum(column)}, 0)`.mapWith(Number)

/** Counts the problem reports that wait for an operator. */
export const openReports = async (db: Queryable) =>
  first(
    await db
      .select({ count: count(), since: min(problemReport.reportedAt) })
      .from(problemReport)
      .where(isNull(problemReport.settledAt)),
  )

/** Counts the reports of content that wait for a decision. */
export const openNotices = async (db: Queryable) =>
  first(
    await db
      .select({ count: count(), since: min(contentNotice.sentAt) })
      .from(contentNotice)
      .where(isNull(contentNotice.decidedAt)),
  )

/** Counts the complaints that wait for an answer. */
export const openComplaints = async (db: Queryable) =>
  first(
    await db
      .select({ count: count(), since: min(complaint.sentAt) })
      .from(complaint)
      .where(isNull(complaint.answeredAt)),
  )

/** Counts the applications that wait for a decision. */
export const openApplications = async (db: Queryable) =>
  first(
    await db
      .select({ count: count(), since: min(vendor.appliedAt) })
      .from(vendor)
      .where(and(isNull(vendor.verifiedAt), isNull(vendor.rejectedAt), isNull(vendor.suspendedAt))),
  )

/** Counts and sums the failed refunds, in cents. */
export const failedRefunds = async (db: Queryable) =>
  first(
    await db
      .select({ count: count(), since: min(refund.createdAt), cents: sumOf(refund.amountCents) })
      .from(refund)
      .where(eq(refund.status, 'failed')),
  )

/** Counts and sums, in cents, the failed payouts not followed by a later paid or pending one to the same vendor. */
export async function failedPayouts(db: Queryable): Promise<Waiting> {
  const later = alias(payout, 'later')
  const goneSince = db
    .select({ one: sql`1` })
    .from(later)
    .where(and(eq(later.vendorId, payout.vendorId), gt(later.createdAt, payout.createdAt)))
  return first(
    await db
      .select({ count: count(), since: min(payout.createdAt), cents: sumOf(payout.amountCents) })
      .from(payout)
      .where(and(eq(payout.status, 'failed'), notExists(goneSince))),
  )
}

/** Counts and sums, in cents, the open disputes that can still be answered and were not, nor was their loss accepted. */
export const unansweredDisputes = async (db: Queryable, now: Date) =>
  first(
    await db
      .select({ count: count(), since: min(dispute.openedAt), cents: sumOf(dispute.amountCents) })
      .from(dispute)
      .leftJoin(disputeEvidence, eq(disputeEvidence.disputeId, dispute.id))
      .where(
        and(
          eq(dispute.status, 'open'),
          isNull(dispute.acceptedAt),
          isNull(disputeEvidence.sentAt),
          or(isNull(dispute.answerBy), gt(dispute.answerBy, now)),
        ),
      ),
  )

/** Counts the jobs of the queue by the database's clock, which the queue runs on. */
export async function countJobs(db: Queryable) {
  const { rows } = await db.execute<
    Record<'waiting' | 'late' | 'retrying' | 'failed', number> & { failed_since: string | null }
  >(sql`
    select
      count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'waiting' and run_at < now() - interval '1 minute')::int as late,
      count(*) filter (where state = 'retrying')::int as retrying,
      count(*) filter (where state = 'failed')::int as failed,
      min(run_at) filter (where state = 'failed') as failed_since
    from (select ${JOB_STATE} as state, run_at from graphile_worker.jobs as job) as jobs`)
  const { failed_since: since, ...counts } = rows[0]!
  return { ...counts, failedSince: since === null ? null : new Date(since) }
}
