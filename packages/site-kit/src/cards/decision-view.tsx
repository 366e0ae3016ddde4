import type { NoticeAnswerOnWire, StatementOnWire } from '@anseo/contract/statements-of-reasons'
import { dublinDate } from '@anseo/domain/dublin-time'
import { formatDatedMoment } from '@anseo/domain/moment-text'
import { decidedText, lateRedressText, redressText } from '@anseo/domain/moderation-words'
import { formatFullDate } from '@anseo/domain/near-day'
import { KeyValueList } from '@anseo/ui/key-value-list'
import { Note } from '@anseo/ui/note'
import { type ComplaintFormProps, ComplaintForm } from './complaint-form.tsx'
import { StatementView } from './statement-view.tsx'

/** A decision as shown to the person concerned: a restriction, or the answer to a report. */
export type ShownDecision = { statement: StatementOnWire | null; notice: NoticeAnswerOnWire | null }

interface DecisionViewProps extends ComplaintFormProps {
  decision: ShownDecision
}

/**
 * Shows the statement of reasons of a decision with the ways to contest it, and takes a complaint (D6). What was lifted, or
 * done as the reporter asked, leaves nothing to contest.
 */
export function DecisionView({ decision: { statement, notice }, ...form }: DecisionViewProps) {
  const decided = statement ?? notice
  if (!decided) return null
  const isSettled = statement ? statement.liftedAt !== null : notice?.decision !== 'none'
  return (
    <>
      {statement && <StatementView statement={statement} heading="h1" />}
      {notice && <Answer notice={notice} />}
      {(!isSettled || decided.complaint) && <Contest decided={decided} {...form} />}
    </>
  )
}

function Answer({ notice: { _id, decision, reasons, decidedAt } }: { notice: NoticeAnswerOnWire }) {
  return (
    <section className="card pad grid gap-4" aria-labelledby="decision">
      <h1 id="decision" className="text-2xl">
        Your report: {decidedText(decision)}
      </h1>
      <p className="wrap-anywhere whitespace-pre-line">{reasons}</p>
      <KeyValueList
        items={[
          { label: 'Decided', value: formatDatedMoment(new Date(decidedAt)) },
          { label: 'Decided by', value: 'A person on our team' },
          { label: 'Reference', value: _id.slice(0, 8) },
        ]}
      />
    </section>
  )
}

interface ContestProps extends ComplaintFormProps {
  decided: StatementOnWire | NoticeAnswerOnWire
}

function Contest({ decided, ...form }: ContestProps) {
  const { complaint, mayComplain, complainUntil } = decided
  const ways = mayComplain ? redressText : lateRedressText
  return (
    <section className="card pad grid gap-4" aria-labelledby="contest">
      <h2 id="contest" className="text-[1.1875rem]">
        If you disagree
      </h2>
      {complaint ? (
        <>
          <div>
            <h3 className="field-label">Your complaint, {formatDatedMoment(new Date(complaint.sentAt))}</h3>
            <p className="wrap-anywhere whitespace-pre-line">{complaint.text}</p>
          </div>
          {complaint.answer && complaint.answeredAt ? (
            <div>
              <h3 className="field-label">
                {complaint.outcome === 'reversed' ? 'We changed our decision' : 'Our decision stands'},{' '}
                {formatDatedMoment(new Date(complaint.answeredAt))}
              </h3>
              <p className="wrap-anywhere whitespace-pre-line">{complaint.answer}</p>
            </div>
          ) : (
            <Note role="status">A person will look at it again and answer you by email.</Note>
          )}
        </>
      ) : (
        <p>{ways(formatFullDate(dublinDate(new Date(complainUntil))))}</p>
      )}
      {mayComplain && <ComplaintForm {...form} />}
    </section>
  )
}
