import type { hideReview as hideReviewCall } from '@anseo/contract/reviews'
import type { BodyOf } from '@anseo/contract/call'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { hideReview } from '../reviews/hide-review.ts'
import { authorOf, findReview } from '../reviews/store.ts'
import { issueStatement } from '../statements/issue-statement.ts'
import { reasonsOf } from '../statements/reasons.ts'
import { answerReporters } from './answer-reporters.ts'
import { lockAlike } from './store.ts'

/**
 * Hides a review as an admin, and gives its author the statement of reasons (D6). That decides open reports of it, too.
 * @throws Refusal `NOT_FOUND`, `REVIEW_HIDDEN` if it is hidden already.
 */
export const hideReviewAsAdmin = (
  runtime: Runtime,
  { accountId: adminId }: Caller,
  id: string,
  { reason, ...sent }: BodyOf<typeof hideReviewCall>,
): Promise<void> =>
  runtime.transaction(async (unit) => {
    if (!(await findReview(unit.db, id))) throw new Refusal('NOT_FOUND')
    const reasons = reasonsOf(sent, reason, unit.now)
    const reports = await lockAlike(unit.db, { kind: 'review', subjectId: id })
    const hidden = await hideReview(unit, { id, adminId, reason })
    if (!hidden) throw new Refusal('REVIEW_HIDDEN')
    const [first] = reports
    await issueStatement(unit, {
      accountId: authorOf(hidden),
      measure: 'remove',
      content: { kind: 'review', id, removed: {} },
      ...(first && { noticeId: first.id }),
      ...reasons,
      adminId,
    })
    if (!first) return
    // The reason is written for the author, so that the reporters read the ground alone.
    const toReporter = `It goes against ${reasons.provision}.`
    await answerReporters(unit, runtime, reports, { decision: 'remove', toReporter, adminId })
    await recordAudit(unit, {
      adminId,
      action: 'notice.decided',
      subject: { kind: 'notice', id: first.id },
      reason,
      details: { decision: 'remove', content: 'review', reports: reports.length, author: first.authorId },
    })
  })
