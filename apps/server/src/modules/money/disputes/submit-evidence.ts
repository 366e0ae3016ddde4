import { Stripe } from 'stripe'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { sendEvidenceJob } from '../events.ts'
import { findDisputeRow } from '../payments/dispute-store.ts'
import { recordDispute } from '../payments/record-dispute.ts'
import {
  type EvidenceRow,
  findEvidence,
  findUnsentEvidence,
  lockDisputeRow,
  updateEvidence,
} from './evidence-store.ts'
import { toProviderEvidence } from './provider-evidence.ts'

/**
 * Hands the evidence against a dispute to the provider. It takes evidence once: the key names dispute and attempt, and an
 * answer that was lost is found in the provider's own record.
 */
export async function handInEvidence(runtime: Runtime, disputeId: string): Promise<void> {
  const [dispute, row] = await Promise.all([
    findDisputeRow(runtime.db, disputeId),
    findEvidence(runtime.db, disputeId),
  ])
  if (!dispute || !row?.sentAt || row.takenAt) return
  const { providerDisputeId } = dispute
  try {
    const answer = await runtime.stripe.disputes.update(
      providerDisputeId,
      { evidence: toProviderEvidence(row.evidence), submit: true },
      { idempotencyKey: `evidence-${disputeId}-${row.attempt}` },
    )
    await recordTaken(runtime, row)
    await recordDispute(runtime, answer)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    const current = await runtime.stripe.disputes.retrieve(providerDisputeId)
    if (current.evidence_details.submission_count > 0) await recordTaken(runtime, row)
    else await recordRefusal(runtime, row, error.message)
    await recordDispute(runtime, current)
  }
}

const recordTaken = ({ transaction }: Runtime, { disputeId }: EvidenceRow): Promise<void> =>
  transaction(async (unit) => {
    await lockDisputeRow(unit.db, disputeId)
    await updateEvidence(unit.db, disputeId, { takenAt: unit.now })
  })

/** It may be edited and sent again, with another key. */
const recordRefusal = (
  { transaction }: Runtime,
  { disputeId, attempt }: EvidenceRow,
  refusal: string,
): Promise<void> =>
  transaction(async (unit) => {
    await lockDisputeRow(unit.db, disputeId)
    await updateEvidence(unit.db, disputeId, { sentAt: null, refusal, attempt: attempt + 1 })
    await recordAudit(unit, {
      adminId: null,
      action: 'dispute.evidence-refused',
      subject: { kind: 'dispute', id: disputeId },
      reason: refusal,
    })
  })

/** Evidence whose job is lost would otherwise never be sent; younger ones have theirs. */
const EVIDENCE_WAITS_MS = 3_600_000
const PER_RUN = 20

/** The sweep that gives evidence that has waited for an hour its job again. */
export async function resumeEvidence({ db, clock, transaction }: Runtime): Promise<void> {
  const before = new Date(clock.now().getTime() - EVIDENCE_WAITS_MS)
  for (const { disputeId } of await findUnsentEvidence(db, before, PER_RUN)) {
    await transaction((unit) =>
      unit.enqueue(sendEvidenceJob, { disputeId }, { once: `send-evidence ${disputeId}` }),
    )
  }
}
