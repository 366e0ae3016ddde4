import type { NoticeDecision } from '@anseo/domain/moderation'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { sendMailJob } from '../../../platform/mail/send-mail-job.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { createSecret, digestOf } from '../../identity/public.ts'
import type { Reasons } from '../statements/issue-statement.ts'
import { decidedMail } from './decided-mail.ts'
import { restrictAuthor } from './restrict-author.ts'
import { lockAlike, lockNotice, setDecided } from './store.ts'

export interface NoticeVerdict {
  decision: NoticeDecision
  /** The reasons for the reporters, who stay unknown to the author. */
  toReporter: string
  /** For the author; null where nothing is decided against it. */
  reasons: Reasons | null
}

/**
 * Decides on an open report, and on all others of the same content with it: the author gets its statement of reasons, each
 * reporter the decision with a link (DSA articles 16(5), 17).
 * @returns the number of reports that were decided.
 * @throws Refusal `NOT_FOUND`, `NOTICE_DECIDED`, `DECISION_IMPOSSIBLE`
 */
export const decideNotice = (
  runtime: Runtime,
  { accountId: adminId }: Caller,
  id: string,
  { decision, toReporter, reasons }: NoticeVerdict,
): Promise<number> =>
  runtime.transaction(async (unit) => {
    const { db, now } = unit
    const notice = await lockNotice(db, id)
    if (!notice) throw new Refusal('NOT_FOUND')
    if (notice.decidedAt) throw new Refusal('NOTICE_DECIDED')
    const decided = await lockAlike(db, notice)
    if (decision !== 'none')
      await restrictAuthor(unit, { notice, measure: decision, reasons: reasons!, adminId })
    for (const one of decided) {
      const token = createSecret()
      const by = { decidedAt: now, decidedBy: adminId }
      await setDecided(db, one.id, { decision, ...by, reasons: toReporter, tokenHash: digestOf(token) })
      if (one.email)
        await unit.enqueue(sendMailJob, decidedMail(runtime, one, { decision, toReporter, token, now }))
    }
    await recordAudit(unit, {
      adminId,
      action: 'notice.decided',
      subject: { kind: 'notice', id: notice.id },
      reason: reasons?.facts ?? toReporter,
      details: { decision, content: notice.kind, reports: decided.length, author: notice.authorId },
    })
    return decided.length
  })
