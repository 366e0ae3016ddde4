import { formatEuro } from '@anseo/domain/money'
import { Stripe } from 'stripe'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { closeDisputeJob } from '../events.ts'
import { readDispute } from '../payments/dispute-answer.ts'
import { findDisputeRow, updateDispute } from '../payments/dispute-store.ts'
import { recordDispute } from '../payments/record-dispute.ts'
import { findAcceptedUnclosed, findEvidence, lockDisputeRow } from './evidence-store.ts'

/**
 * Accepts the loss of a dispute, once; a job closes it at the provider, and it is lost as if the bank had decided (D3).
 * @throws Refusal `NOT_FOUND`, `EVIDENCE_SENT`, `DISPUTE_DECIDED`
 */
export async function acceptLoss(
  { transactionOnce }: Runtime,
  { accountId: adminId }: Caller,
  disputeId: string,
): Promise<void> {
  await transactionOnce(async (unit) => {
    const dispute = await lockDisputeRow(unit.db, disputeId)
    if (!dispute) throw new Refusal('NOT_FOUND')
    if (dispute.status !== 'open' || dispute.acceptedAt) throw new Refusal('DISPUTE_DECIDED')
    if ((await findEvidence(unit.db, disputeId))?.sentAt) throw new Refusal('EVIDENCE_SENT')
    await updateDispute(unit.db, disputeId, { acceptedAt: unit.now })
    await unit.enqueue(closeDisputeJob, { disputeId })
    await recordAudit(unit, {
      adminId,
      action: 'dispute.accepted',
      subject: { kind: 'dispute', id: disputeId },
      details: { amount: formatEuro(dispute.amountCents), fee: formatEuro(dispute.feeCents) },
    })
  })
}

/**
 * Closes an accepted dispute at the provider, which can't be undone there (D3). If the provider refuses because it has been
 * decided, that is recorded; if it is still open, the operator has to decide again.
 */
export async function closeDispute(runtime: Runtime, disputeId: string): Promise<void> {
  const dispute = await findDisputeRow(runtime.db, disputeId)
  if (!dispute?.acceptedAt || dispute.status !== 'open') return
  const { providerDisputeId, acceptedAt } = dispute
  try {
    const idempotencyKey = `accept-${disputeId}-${acceptedAt.getTime()}`
    const answer = await runtime.stripe.disputes.close(providerDisputeId, {}, { idempotencyKey })
    await recordDispute(runtime, answer)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    const current = await runtime.stripe.disputes.retrieve(providerDisputeId)
    if (readDispute(current)?.status === 'open') await reopen(runtime, disputeId, error.message)
    await recordDispute(runtime, current)
  }
}

const reopen = ({ transaction }: Runtime, disputeId: string, reason: string): Promise<void> =>
  transaction(async (unit) => {
    await lockDisputeRow(unit.db, disputeId)
    await updateDispute(unit.db, disputeId, { acceptedAt: null })
    await recordAudit(unit, {
      adminId: null,
      action: 'dispute.accept-refused',
      subject: { kind: 'dispute', id: disputeId },
      reason,
    })
  })

/** The age at which an accepted dispute that isn't closed counts as having lost its job. */
const CLOSING_WAITS_MS = 3_600_000
const PER_RUN = 20

/** The sweep: queues the job again for accepted disputes that have waited for an hour. */
export async function resumeClosing({ db, clock, transaction }: Runtime): Promise<void> {
  const before = new Date(clock.now().getTime() - CLOSING_WAITS_MS)
  for (const { disputeId } of await findAcceptedUnclosed(db, before, PER_RUN)) {
    await transaction((unit) =>
      unit.enqueue(closeDisputeJob, { disputeId }, { once: `close-dispute ${disputeId}` }),
    )
  }
}
