import type { Evidence } from '@anseo/domain/evidence'
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { account } from '../../identity/tables/accounts.ts'
import { dispute, disputeEvidence, payment } from '../tables/payments.ts'
import type { DisputeFileRow } from './file-store.ts'

export type EvidenceRow = typeof disputeEvidence.$inferSelect

/** Reads the evidence of a dispute; null before it was first saved. */
export async function findEvidence(db: Queryable, disputeId: string): Promise<EvidenceRow | null> {
  const [row] = await db.select().from(disputeEvidence).where(eq(disputeEvidence.disputeId, disputeId))
  return row ?? null
}

/** Names the evidence of a dispute as it is; each saved text and each file gives it another version. */
export const versionOf = (row: EvidenceRow | null, file: DisputeFileRow | null): string =>
  `${row?.savedAt.getTime() ?? ''}-${file?.uploadedAt.getTime() ?? ''}`

/** Returns the name, as stored, of the account that last saved the evidence; null if the account is gone. */
export async function findSaver(db: Queryable, { savedBy }: EvidenceRow): Promise<string | null> {
  if (savedBy === null) return null
  const [row] = await db.select({ name: account.name }).from(account).where(eq(account.id, savedBy))
  return row?.name ?? null
}

/** Locks a dispute, as every change of its evidence has to; null when there is none. */
export async function lockDisputeRow(db: Transaction, id: string) {
  const [row] = await db.select().from(dispute).where(eq(dispute.id, id)).for('update')
  return row ?? null
}

interface Saved {
  evidence: Evidence
  savedAt: Date
  savedBy: string
}

/** Saves the evidence of a locked dispute, replacing an earlier draft. */
export async function upsertEvidence(db: Transaction, disputeId: string, saved: Saved): Promise<void> {
  await db
    .insert(disputeEvidence)
    .values({ disputeId, ...saved })
    .onConflictDoUpdate({ target: disputeEvidence.disputeId, set: saved })
}

/** Updates the evidence of a locked dispute. */
export async function updateEvidence(
  db: Transaction,
  disputeId: string,
  changes: Partial<EvidenceRow>,
): Promise<void> {
  await db.update(disputeEvidence).set(changes).where(eq(disputeEvidence.disputeId, disputeId))
}

/** Finds evidence that an operator sent before an instant and that the provider has not taken yet. */
export const findUnsentEvidence = (db: Queryable, before: Date, limit: number) =>
  db
    .select({ disputeId: disputeEvidence.disputeId })
    .from(disputeEvidence)
    .where(and(isNull(disputeEvidence.takenAt), lte(disputeEvidence.sentAt, before)))
    .limit(limit)

/** Finds open disputes whose loss was accepted before an instant. */
export const findAcceptedUnclosed = (db: Queryable, before: Date, limit: number) =>
  db
    .select({ disputeId: dispute.id })
    .from(dispute)
    .where(and(eq(dispute.status, 'open'), lte(dispute.acceptedAt, before)))
    .limit(limit)

/** Finds open disputes without an answer whose deadline lies between two instants. */
export const findUnanswered = (db: Queryable, { from, to }: { from: Date; to: Date }) =>
  db
    .select({ dispute, appointmentId: payment.appointmentId })
    .from(dispute)
    .innerJoin(payment, eq(payment.id, dispute.paymentId))
    .leftJoin(disputeEvidence, eq(disputeEvidence.disputeId, dispute.id))
    .where(
      and(
        eq(dispute.status, 'open'),
        isNull(dispute.acceptedAt),
        gt(dispute.answerBy, from),
        lte(dispute.answerBy, to),
        isNull(disputeEvidence.sentAt),
      ),
    )

/** Records the last reminder of a locked dispute, by the number of days before the deadline. */
export async function recordReminder(db: Transaction, id: string, remindedDays: number): Promise<void> {
  await db.update(dispute).set({ remindedDays }).where(eq(dispute.id, id))
}
