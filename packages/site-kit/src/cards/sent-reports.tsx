import { formatDatedMoment } from '@anseo/domain/moment-text'
import type { NoticeDecision } from '@anseo/domain/moderation'
import { decidedText } from '@anseo/domain/moderation-words'
import { Linked, type LinkElement } from '@anseo/ui/linked'

interface SentReport {
  _id: string
  kind: keyof typeof KINDS
  text: string
  sentAt: string
  decision: NoticeDecision | null
}

const KINDS = {
  profile: 'A page',
  photo: 'A photo',
  review: 'A review',
  reply: 'A reply to a review',
  message: 'A message',
  person: 'A person',
}

/** Lists the content that the person has reported as illegal or against the rules; renders nothing if there is none (D6). */
export function SentReports({
  reports,
  renderLink,
}: {
  reports: readonly SentReport[]
  /** Renders the link to the decision about a report. */
  renderLink: (id: string) => LinkElement
}) {
  if (reports.length === 0) return null
  return (
    <section className="card pad grid gap-3" aria-labelledby="sent-reports">
      <div>
        <h2 id="sent-reports" className="text-[1.1875rem]">
          Your reports
        </h2>
        <p className="muted">We don&apos;t tell the other side who sent them.</p>
      </div>
      <ul className="grid">
        {reports.map(({ _id, kind, text, sentAt, decision }) => (
          <li key={_id} className="border-line py-3 not-first:border-t">
            <b>{KINDS[kind]}</b>
            <span className="muted text-sm">, {formatDatedMoment(new Date(sentAt))}</span>
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            {decision ? (
              <Linked link={renderLink(_id)} className="text-link underline underline-offset-3">
                {decidedText(decision)}
              </Linked>
            ) : (
              <p className="hint">We&apos;re looking at it.</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
