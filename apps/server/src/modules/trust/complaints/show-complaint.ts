import type { complaintCalls } from '@anseo/contract/complaints'
import type { ReplyOf } from '@anseo/contract/call'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { presentNoticeAnswer, presentStatement } from '../statements/present.ts'
import { answerProblem, contestedOf } from './may-answer.ts'
import { presentComplaintRow } from './present.ts'
import { findComplaint } from './store.ts'

/** Returns a complaint with the decision that it is about, for the operator. @throws Refusal `NOT_FOUND` */
export async function showComplaint(
  { db, clock }: Pick<Runtime, 'db' | 'clock'>,
  caller: Caller,
  id: string,
): Promise<ReplyOf<typeof complaintCalls.get>> {
  const found = await findComplaint(db, id)
  if (!found) throw new Refusal('NOT_FOUND')
  const { complaint, statement, notice } = found
  const now = clock.now()
  return {
    complaint: presentComplaintRow(found),
    statement: statement && presentStatement({ statement, complaint }, now),
    // A report that was opened again has no decision at the moment.
    notice: notice?.decidedAt ? presentNoticeAnswer({ notice, complaint }, now) : null,
    noticeId: notice?.id ?? statement?.noticeId ?? null,
    mayAnswer: (await answerProblem(db, caller, contestedOf(found))) === null,
  }
}
