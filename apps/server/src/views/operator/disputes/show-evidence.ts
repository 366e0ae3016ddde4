import type { showEvidence } from '@anseo/contract/evidence'
import type { ReplyOf } from '@anseo/contract/call'
import type { Evidence } from '@anseo/domain/evidence'
import { titleCase } from '@anseo/domain/person-name'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../../modules/audit/public.ts'
import {
  type EvidenceRow,
  findDisputeFile,
  findEvidence,
  findSaver,
  sendEvidence,
  versionOf,
} from '../../../modules/money/public.ts'
import { type Disputed, findDisputed } from './disputed-store.ts'
import { gatherEvidence } from './gather-evidence.ts'

/**
 * Returns the evidence against a dispute to an operator; the audit log records the reading, since it contains the chat (D3).
 * @throws Refusal `NOT_FOUND`
 */
export async function showEvidenceTo(
  runtime: Runtime,
  caller: Caller,
  disputeId: string,
): Promise<ReplyOf<typeof showEvidence>> {
  const { db, clock, transaction } = runtime
  const found = await findDisputed(db, disputeId)
  if (!found) throw new Refusal('NOT_FOUND')
  const [row, file, gathered] = await Promise.all([
    findEvidence(db, disputeId),
    findDisputeFile(db, disputeId),
    gatherEvidence(runtime, found),
  ])
  const saver = row && (await findSaver(db, row))
  await transaction((unit) =>
    recordAudit(unit, {
      adminId: caller.accountId,
      action: 'dispute.evidence-read',
      subject: { kind: 'dispute', id: disputeId },
    }),
  )
  return {
    evidence: row?.evidence ?? gathered,
    version: versionOf(row, file),
    gathered,
    state: stateOf(found, row, clock.now()),
    savedAt: row?.savedAt.toISOString() ?? null,
    savedBy: saver === null ? null : titleCase(saver),
    sentAt: row?.sentAt?.toISOString() ?? null,
    refusal: row?.refusal ?? null,
    file: file && { name: file.fileName, bytes: file.bytes },
  }
}

function stateOf({ dispute }: Disputed, row: EvidenceRow | null, now: Date) {
  if (row?.takenAt) return 'sent' as const
  if (row?.sentAt) return 'sending' as const
  const isOver = dispute.answerBy !== null && dispute.answerBy <= now
  return dispute.status !== 'open' || dispute.acceptedAt || isOver ? ('closed' as const) : ('draft' as const)
}

/**
 * Sends the evidence against a dispute: what an operator gives, else saved, else what we have gathered (D3).
 * @throws Refusal `NOT_FOUND`, `EVIDENCE_SENT`, `EVIDENCE_CLOSED`, `EVIDENCE_CHANGED`
 */
export async function sendEvidenceBy(
  runtime: Runtime,
  caller: Caller,
  disputeId: string,
  { version, ...given }: { [part in keyof Evidence | 'version']?: string | undefined },
): Promise<void> {
  const found = await findDisputed(runtime.db, disputeId)
  if (!found) throw new Refusal('NOT_FOUND')
  const saved = await findEvidence(runtime.db, disputeId)
  const base = saved?.evidence ?? (await gatherEvidence(runtime, found))
  const typed = Object.fromEntries(Object.entries(given).filter(([, text]) => text !== undefined))
  await sendEvidence(runtime, caller, disputeId, { evidence: { ...base, ...typed }, version })
}
