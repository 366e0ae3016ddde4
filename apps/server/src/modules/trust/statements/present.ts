import type { NoticeAnswerOnWire, StatementOnWire } from '@anseo/contract/statements-of-reasons'
import { complainUntil, complaintProblem, type Contestable } from '@anseo/domain/moderation'
import type { complaint as complaintTable } from '../tables/complaints.ts'
import type { contentNotice } from '../tables/content-notices.ts'
import type { RemovedContent } from '../tables/statements-of-reasons.ts'
import type { FoundStatement } from './store.ts'

type ComplaintRow = typeof complaintTable.$inferSelect
type NoticeRow = typeof contentNotice.$inferSelect

/** Returns a complaint as both sides see it. */
export const presentComplaint = ({ text, sentAt, outcome, answer, answeredAt }: ComplaintRow) => ({
  text,
  sentAt: sentAt.toISOString(),
  outcome,
  answer,
  answeredAt: answeredAt?.toISOString() ?? null,
})

/** Returns a statement of reasons as its addressee and the team see it; neither learns here who reported. */
export const presentStatement = ({ statement, complaint }: FoundStatement, now: Date): StatementOnWire => {
  const { id, measure, kind, removed, ground, provision, facts, noticeId, automated } = statement
  const { decidedAt, endsAt, endedAt, liftedAt } = statement
  return {
    _id: id,
    measure,
    kind,
    passages: passagesOf(removed),
    ground,
    provision,
    facts,
    fromReport: noticeId !== null,
    automated,
    decidedAt: decidedAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    liftedAt: liftedAt?.toISOString() ?? null,
    ...presentContest(
      { decidedAt, isLifted: liftedAt !== null, isContested: complaint !== null },
      complaint,
      now,
    ),
  }
}

const passagesOf = (removed: RemovedContent | null): string[] | null =>
  removed?.passages?.map(({ from, to }) => (removed.text ?? '').slice(from, to)) ?? null

/** Returns the answer to a decided report as its sender sees it; only one that was not acted upon can be complained about. */
export function presentNoticeAnswer(
  { notice, complaint }: { notice: NoticeRow; complaint: ComplaintRow | null },
  now: Date,
): NoticeAnswerOnWire {
  const { id, kind, decision, reasons, decidedAt } = notice
  const facts = { decidedAt: decidedAt!, isLifted: decision !== 'none', isContested: complaint !== null }
  return {
    _id: id,
    kind,
    decision: decision!,
    reasons: reasons!,
    decidedAt: decidedAt!.toISOString(),
    ...presentContest(facts, complaint, now),
  }
}

const presentContest = (facts: Contestable, complaint: ComplaintRow | null, now: Date) => ({
  complainUntil: complainUntil(facts.decidedAt).toISOString(),
  mayComplain: complaintProblem(facts, now) === null,
  complaint: complaint && presentComplaint(complaint),
})
