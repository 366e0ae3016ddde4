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
import { sendFile } from './send-file.ts'

/**
 * Sends the evidence against a dispute to the provider (D3), which accepts it once. The idempotency key names dispute and
 * attempt; if a response was lost, `submission_count` at the provider shows that the evidence arrived.
 */
export async function submitEvidence(runtime: Runtime, disputeId: string): Promise<void> {
  const [dispute, row] = await Promise.all([
    findDisputeRow(runtime.db, disputeId),
    findEvidence(runtime.db, disputeId),
  ])
  if (!dispute || !row?.sentAt || row.takenAt) return
  const { providerDisputeId } = dispute
  try {
    const fileId = await sendFile(runtime, disputeId)
    const answer = await runtime.stripe.disputes.update(
      providerDisputeId,
      { evidence: toProviderEvidence(row.evidence, fileId), submit: true },
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

/** Records that the provider refused the evidence, which an admin can then edit and send again under a new key. */
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

/** The age at which unsent evidence counts as having lost its job. */
const EVIDENCE_WAITS_MS = 3_600_000
const PER_RUN = 20

/** The sweep: queues the job again for evidence that has waited for an hour. */
export async function resumeEvidence({ db, clock, transaction }: Runtime): Promise<void> {
  const before = new Date(clock.now().getTime() - EVIDENCE_WAITS_MS)
  for (const { disputeId } of await findUnsentEvidence(db, before, PER_RUN)) {
    await transaction((unit) =>
      unit.enqueue(sendEvidenceJob, { disputeId }, { once: `send-evidence ${disputeId}` }),
    )
  }
}
