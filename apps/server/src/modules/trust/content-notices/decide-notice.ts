import type { NoticeDecision } from '@anseo/domain/moderation'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { endRestriction } from '../restrictions/end-restriction.ts'
import type { MarkedText } from '../restrictions/take-content.ts'
import type { Reasons } from '../statements/reasons.ts'
import { findProvisional } from '../statements/store.ts'
import { answerReporters } from './answer-reporters.ts'
import { restrictAuthor } from './restrict-author.ts'
import { lockAlike, lockNotice } from './store.ts'

export interface NoticeVerdict {
  decision: NoticeDecision
  /** The reasons for the reporters, who stay unknown to the author. */
  toReporter: string
  /** The reasons for the author; null where nothing is decided against it. */
  reasons: Reasons | null
  /** The passages that 'redact' removes. */
  marked?: MarkedText | undefined
  /** The text that it is about; undefined if the admin's page did not say. */
  seen?: string | null | undefined
}

/**
 * Decides on an open report, and on all others of the same content with it: the author gets its statement of reasons, each
 * reporter the decision with a link (DSA articles 16(5), 17). Content that was hidden until then is shown again if it is kept.
 * @returns the number of reports that were decided.
 * @throws Refusal `NOT_FOUND`, `NOTICE_DECIDED`, and those of `restrictAuthor`.
 */
export const decideNotice = (
  runtime: Runtime,
  { accountId: adminId }: Caller,
  id: string,
  { decision, toReporter, reasons, marked, seen }: NoticeVerdict,
): Promise<number> =>
  runtime.transaction(async (unit) => {
    const { db } = unit
    const notice = await lockNotice(db, id)
    if (!notice) throw new Refusal('NOT_FOUND')
    if (notice.decidedAt) throw new Refusal('NOTICE_DECIDED')
    const decided = await lockAlike(db, notice)
    const provisional = await findProvisional(db, notice)
    if (decision !== 'none') {
      const restriction = { notice, measure: decision, reasons: reasons!, adminId, marked, seen, provisional }
      await restrictAuthor(unit, restriction)
    } else if (provisional) {
      await endRestriction(unit, { id: provisional.id, how: 'kept', adminId, reason: toReporter })
    }
    await answerReporters(unit, runtime, decided, { decision, toReporter, adminId })
    await recordAudit(unit, {
      adminId,
      action: 'notice.decided',
      subject: { kind: 'notice', id: notice.id },
      reason: reasons?.facts ?? toReporter,
      details: {
        decision,
        content: notice.kind,
        reports: decided.length,
        author: notice.authorId,
        ...(marked && { passages: marked.passages.length }),
        ...(reasons?.endsAt && { until: reasons.endsAt }),
      },
    })
    return decided.length
  })
