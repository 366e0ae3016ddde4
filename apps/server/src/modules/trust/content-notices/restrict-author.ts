import { randomUUID } from 'node:crypto'
import { decisionsFor, type Measure } from '@anseo/domain/moderation'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { suspend } from '../../catalogue/public.ts'
import { blockAccount } from '../../identity/public.ts'
import { issueStatement, type Reasons } from '../statements/issue-statement.ts'
import { readContent } from './read-content.ts'
import { removeContent } from './remove-content.ts'
import type { NoticeRow } from './store.ts'

interface Restriction {
  notice: NoticeRow
  measure: Measure
  reasons: Reasons
  adminId: string
}

/**
 * Removes reported content, and suspends or blocks its author if that was decided, with one statement of reasons.
 * @throws Refusal `DECISION_IMPOSSIBLE` for content that is gone, and a measure that does not fit the author.
 */
export async function restrictAuthor(
  unit: UnitOfWork,
  { notice, measure, reasons, adminId }: Restriction,
): Promise<void> {
  const { kind, subjectId: id } = notice
  const content = await readContent(unit.db, kind, id)
  const accountId = content?.authorId ?? notice.authorId
  const role = content?.authorRole ?? (measure === 'suspend' ? 'vendor' : 'client')
  if (!accountId || !decisionsFor(kind, role).includes(measure)) throw new Refusal('DECISION_IMPOSSIBLE')
  const statementId = randomUUID()
  const removed =
    content && (await removeContent(unit, { kind, id, statementId, adminId, reason: reasons.facts }))
  const isDone =
    measure === 'remove'
      ? removed !== null
      : measure === 'suspend'
        ? await suspend(unit, adminId, accountId, { reason: reasons.facts })
        : await blockAccount(unit, { accountId, adminId })
  if (!isDone) throw new Refusal('DECISION_IMPOSSIBLE')
  await issueStatement(unit, {
    id: statementId,
    accountId,
    measure,
    ...(removed && { content: { kind, id, removed } }),
    noticeId: notice.id,
    adminId,
    ...reasons,
  })
}
