import { formatDatedMoment } from '@anseo/domain/moment-text'

interface SentReport {
  _id: string
  kind: keyof typeof KINDS
  text: string
  sentAt: string
}

const KINDS = {
  profile: 'A page',
  photo: 'A photo',
  review: 'A review',
  message: 'A message',
  person: 'A person',
}

/** The content that somebody has reported as illegal or against the rules; nothing while there is none (D6). */
export function SentReports({ reports }: { reports: readonly SentReport[] }) {
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
        {reports.map(({ _id, kind, text, sentAt }) => (
          <li key={_id} className="border-line py-3 not-first:border-t">
            <b>{KINDS[kind]}</b>
            <span className="muted text-sm">, {formatDatedMoment(new Date(sentAt))}</span>
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
