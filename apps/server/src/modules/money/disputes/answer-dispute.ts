import type { Evidence } from '@anseo/domain/evidence'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { recordAudit } from '../../audit/public.ts'
import { sendEvidenceJob } from '../events.ts'
import {
  type EvidenceRow,
  findEvidence,
  lockDisputeRow,
  updateEvidence,
  upsertEvidence,
  versionOf,
} from './evidence-store.ts'
import { findDisputeFile } from './file-store.ts'

/** Evidence to be saved or sent, and the version that it is based on; without one it replaces any. */
interface TypedEvidence {
  evidence: Evidence
  version: string | undefined
}

/**
 * Saves the draft of the evidence against a dispute (D3).
 * @throws Refusal as `lockOpenDraft`; `EVIDENCE_CHANGED` if somebody else has saved another version.
 */
export async function saveEvidence(
  { transaction }: Runtime,
  caller: Caller,
  disputeId: string,
  typed: TypedEvidence,
): Promise<void> {
  await transaction((unit) => save(unit, caller, disputeId, typed))
}

/**
 * Submits the evidence against a dispute, once; a job sends it to the provider (D3).
 * @throws Refusal as `saveEvidence`.
 */
export async function sendEvidence(
  { transactionOnce }: Runtime,
  caller: Caller,
  disputeId: string,
  typed: TypedEvidence,
): Promise<void> {
  await transactionOnce(async (unit) => {
    await save(unit, caller, disputeId, typed)
    await updateEvidence(unit.db, disputeId, { sentAt: unit.now, refusal: null })
    await unit.enqueue(sendEvidenceJob, { disputeId })
    await recordAudit(unit, {
      adminId: caller.accountId,
      action: 'dispute.answered',
      subject: { kind: 'dispute', id: disputeId },
    })
  })
}

/**
 * Locks a dispute whose evidence can still be changed, and returns that evidence; null before it was first saved.
 * @throws Refusal `NOT_FOUND`, `EVIDENCE_SENT`, `EVIDENCE_CLOSED` once the bank has decided or takes none any more, or
 * the loss was accepted.
 */
export async function lockOpenDraft(unit: UnitOfWork, disputeId: string): Promise<EvidenceRow | null> {
  const dispute = await lockDisputeRow(unit.db, disputeId)
  if (!dispute) throw new Refusal('NOT_FOUND')
  const before = await findEvidence(unit.db, disputeId)
  if (before?.sentAt) throw new Refusal('EVIDENCE_SENT')
  const isOver = dispute.answerBy !== null && dispute.answerBy <= unit.now
  if (dispute.status !== 'open' || dispute.acceptedAt || isOver) throw new Refusal('EVIDENCE_CLOSED')
  return before
}

async function save(
  unit: UnitOfWork,
  { accountId }: Caller,
  disputeId: string,
  { evidence, version }: TypedEvidence,
): Promise<void> {
  const before = await lockOpenDraft(unit, disputeId)
  if (version !== undefined && version !== versionOf(before, await findDisputeFile(unit.db, disputeId))) {
    throw new Refusal('EVIDENCE_CHANGED')
  }
  await upsertEvidence(unit.db, disputeId, { evidence, savedAt: unit.now, savedBy: accountId })
}
