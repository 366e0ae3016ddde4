import { randomUUID } from 'node:crypto'
import { decisionsFor, type Measure } from '@anseo/domain/moderation'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { suspend } from '../../catalogue/public.ts'
import { block } from '../account-blocks/block.ts'
import { readContent } from '../restrictions/read-content.ts'
import { type MarkedText, redactContent, removeContent, takeOver } from '../restrictions/take-content.ts'
import { issueStatement } from '../statements/issue-statement.ts'
import type { Reasons } from '../statements/reasons.ts'
import { setLifted } from '../statements/store.ts'
import type { StatementRow } from '../tables/statements-of-reasons.ts'
import type { NoticeRow } from './store.ts'

interface Restriction {
  notice: NoticeRow
  measure: Measure
  reasons: Reasons
  adminId: string
  /** The passages that 'redact' removes. */
  marked?: MarkedText | undefined
  /** The text that the decision is about; undefined if the caller did not say. */
  seen: string | null | undefined
  /** The restriction that hides the content at the moment; this one takes its place. */
  provisional: StatementRow | null
}

/**
 * Hides or removes reported content or a part of it, and suspends or blocks its author if that was decided, with one
 * statement of reasons.
 * @throws Refusal `DECISION_IMPOSSIBLE` for content that is gone, and a measure that does not fit the author;
 * `CONTENT_CHANGED` for another text than the one that was seen; `PASSAGES_INVALID`, `PASSAGES_TOO_SHORT` for passages.
 */
export async function restrictAuthor(unit: UnitOfWork, restriction: Restriction): Promise<void> {
  const { notice, measure, reasons, adminId, marked, seen, provisional } = restriction
  const { kind, subjectId: id } = notice
  const content = await readContent(unit.db, kind, id)
  const accountId = content?.authorId ?? notice.authorId
  const author = content?.authorRole ?? (measure === 'suspend' ? 'vendor' : 'client')
  const text = currentText(content, provisional)
  const isPossible = decisionsFor({ kind, author, text }).includes(measure === 'hide' ? 'remove' : measure)
  if (!accountId || !isPossible) throw new Refusal('DECISION_IMPOSSIBLE')
  if (content && seen !== undefined && seen !== text) throw new Refusal('CONTENT_CHANGED')
  const statementId = randomUUID()
  const taken = { kind, id, statementId, measure, adminId, reason: reasons.facts }
  const removed =
    measure === 'redact'
      ? await redactContent(unit, taken, marked!, provisional)
      : provisional
        ? await takeOver(unit, taken, provisional)
        : content && (await removeContent(unit, taken))
  const isDone =
    measure === 'suspend'
      ? await suspend(unit, adminId, accountId, { reason: reasons.facts })
      : measure === 'block'
        ? await block(unit, { accountId, adminId, reasons })
        : removed !== null
  if (!isDone) throw new Refusal('DECISION_IMPOSSIBLE')
  if (provisional) await setLifted(unit.db, provisional, { liftedAt: unit.now, liftedBy: adminId })
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

/** Returns the text of content as it is, or was when it was hidden; null without one. */
export const currentText = (
  content: { text: string | null } | null,
  provisional: StatementRow | null,
): string | null => (provisional ? (provisional.removed?.text ?? null) : (content?.text ?? null))
