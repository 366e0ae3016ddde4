import { randomUUID } from 'node:crypto'
import type { ContentKind, Measure } from '@anseo/domain/moderation'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { createSecret, digestOf } from '../../identity/public.ts'
import { statementIssued } from '../events.ts'
import { type RemovedContent, statementOfReasons } from '../tables/statements-of-reasons.ts'
import type { Reasons } from './reasons.ts'

interface Restriction extends Reasons {
  /** The id of the statement; a new one by default. */
  id?: string
  accountId: string
  measure: Measure
  /** The content that was hidden or removed, alone or with the account. */
  content?: { kind: ContentKind; id: string; removed: RemovedContent }
  noticeId?: string
  /** Null where the system decides. */
  adminId: string | null
}

/** Stores the statement of reasons of a restriction, in its transaction, and notifies the person (DSA article 17). */
export async function issueStatement(
  unit: UnitOfWork,
  { id = randomUUID(), accountId, measure, content, noticeId, adminId, ...reasons }: Restriction,
): Promise<void> {
  const token = createSecret()
  const automated = adminId === null
  await unit.db.insert(statementOfReasons).values({
    id,
    accountId,
    measure,
    kind: content?.kind ?? null,
    subjectId: content?.id ?? null,
    removed: content?.removed ?? null,
    ...reasons,
    noticeId: noticeId ?? null,
    decidedBy: adminId,
    automated,
    decidedAt: unit.now,
    tokenHash: digestOf(token),
  })
  await unit.publish(statementIssued, {
    statementId: id,
    accountId,
    token,
    measure,
    kind: content?.kind ?? null,
    passages: content?.removed.passages?.length ?? null,
    ...reasons,
    automated,
    decidedAt: unit.now,
  })
}
