import type { complaintCalls } from '@anseo/contract/complaints'
import type { BodyOf } from '@anseo/contract/call'
import { complaintProblem } from '@anseo/domain/moderation'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal, refuseOn } from '../../../platform/http/refusal.ts'
import { sendMailJob } from '../../../platform/mail/send-mail-job.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { account } from '../../identity/tables/accounts.ts'
import { complaintSent } from '../events.ts'
import { findDecision, type FoundDecision } from '../statements/find-decision.ts'
import { complaintReceivedMail } from './mails.ts'
import { insertComplaint } from './store.ts'

/**
 * Stores a complaint about a decision, once: of the person restricted, or of a reporter whose report was not acted upon
 * (DSA article 20). Its receipt says nothing that was typed.
 * @returns its id.
 * @throws Refusal `NOT_FOUND`, `COMPLAINT_SENT`, `DECISION_LIFTED`, `COMPLAINT_OVER`
 */
export const sendComplaint = (
  runtime: Runtime,
  caller: Caller | null,
  { decision, text }: BodyOf<typeof complaintCalls.send>,
): Promise<string> =>
  runtime.transaction(async (unit) => {
    const { db, now } = unit
    const found = await findDecision(db, caller, decision)
    if (!found) throw new Refusal('NOT_FOUND')
    refuseOn(complaintProblem(factsOf(found), now))
    const by = await senderOf(db, found)
    const id = await insertComplaint(db, { ...by, text, sentAt: now })
    if (!id) throw new Refusal('COMPLAINT_SENT')
    await unit.enqueue(sendMailJob, complaintReceivedMail(runtime, by.email, id))
    await unit.publish(complaintSent, { complaintId: id, measure: measureOf(found) })
    return id
  })

const factsOf = (found: FoundDecision) =>
  'statement' in found
    ? {
        decidedAt: found.statement.statement.decidedAt,
        isLifted: found.statement.statement.liftedAt !== null,
        isContested: found.statement.complaint !== null,
      }
    : {
        decidedAt: found.notice.notice.decidedAt!,
        // A report that was acted upon is not contested by its sender.
        isLifted: found.notice.notice.decision !== 'none',
        isContested: found.notice.complaint !== null,
      }

const measureOf = (found: FoundDecision) => ('statement' in found ? found.statement.statement.measure : null)

/** Returns the decision, and the person who gets the answer. */
async function senderOf(db: Queryable, found: FoundDecision) {
  if ('notice' in found) {
    const { id, decidedAt, reporterId, name, email } = found.notice.notice
    return { noticeId: id, decidedAt, accountId: reporterId, name, email }
  }
  const { id, accountId } = found.statement.statement
  const [person] = await db
    .select({ name: account.name, email: account.email })
    .from(account)
    .where(eq(account.id, accountId))
  return { statementId: id, accountId, ...person! }
}
