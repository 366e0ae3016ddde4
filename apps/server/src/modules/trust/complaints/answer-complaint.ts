import type { complaintCalls } from '@anseo/contract/complaints'
import type { BodyOf } from '@anseo/contract/call'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { sendMailJob } from '../../../platform/mail/send-mail-job.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { setDecided } from '../content-notices/store.ts'
import { endRestriction } from '../restrictions/end-restriction.ts'
import { complaintAnsweredMail } from './mails.ts'
import { answerProblem, contestedOf } from './may-answer.ts'
import { findComplaint, lockComplaint, setAnswer } from './store.ts'

/**
 * Answers a complaint with reasons: the decision stands, or it is undone; a report that was not acted upon is then
 * decided again. Nobody answers about its own decision, if the team has somebody else, and
 * about a suspension those who may suspend (D6).
 * @throws Refusal `NOT_FOUND`, `COMPLAINT_ANSWERED`, `FORBIDDEN`, `OWN_DECISION`; `CHECK_LAPSED` and `VETTING_CHANGED` for a vendor that
 * cannot be listed again.
 */
export const answerComplaint = (
  runtime: Runtime,
  caller: Caller,
  id: string,
  { outcome, answer }: BodyOf<typeof complaintCalls.answer>,
): Promise<void> =>
  runtime.transaction(async (unit) => {
    const { db, now } = unit
    const { accountId: adminId } = caller
    const locked = await lockComplaint(db, id)
    const found = locked && (await findComplaint(db, id))
    if (!found) throw new Refusal('NOT_FOUND')
    const { complaint, statement, notice } = found
    if (complaint.answeredAt) throw new Refusal('COMPLAINT_ANSWERED')
    const problem = await answerProblem(db, caller, contestedOf(found))
    if (problem) throw new Refusal(problem)
    if (outcome === 'reversed') {
      if (statement)
        await endRestriction(unit, { id: statement.id, how: 'reversed', adminId, reason: answer })
      if (notice) await setDecided(db, notice.id, { reopenedAt: now })
    }
    await setAnswer(db, complaint.id, { outcome, answer, answeredAt: now, answeredBy: adminId })
    const by = statement ? ('restricted' as const) : ('reporter' as const)
    if (complaint.email) {
      await unit.enqueue(sendMailJob, complaintAnsweredMail(runtime, complaint, { outcome, answer, by }))
    }
    await recordAudit(unit, {
      adminId,
      action: `complaint.${outcome}`,
      subject: { kind: 'complaint', id: complaint.id },
      reason: answer,
      details: { decision: statement?.measure ?? 'none', by },
    })
  })
