import type { ReplyTo } from '@anseo/contract/calls'
import type { ProblemReportOnWire } from '@anseo/contract/problem-reports'
import { useNow } from '@anseo/site-kit/use-now'
import { formatNearMoment } from '@anseo/domain/near-day'
import { ArchPortrait } from '@anseo/ui/arch-portrait'
import type { ReactNode } from 'react'
import { useMay } from '../../queries/profile.ts'
import { PageLink } from '../../navigation/page-link.tsx'

type Words = ReplyTo<'GET /api/admin/problem-reports/:id'>['words']

/** Shows the client's report, and the vendor's side: how it marked the appointment, and its messages since that day. */
export function ReportSides({ report, words }: { report: ProblemReportOnWire; words: Words }) {
  const { client, vendor, appointment } = report
  const now = useNow(60_000)
  const at = (instant: string) => formatNearMoment(new Date(instant), now)
  const mayRead = useMay()('GET /api/admin/appointments/:id/messages')
  const ofVendor = words.filter(({ from }) => from === 'vendor')
  return (
    <section className="card pad grid gap-4" aria-labelledby="sides">
      <h2 id="sides" className="text-[1.25rem]">
        What they say
      </h2>
      <Side person={client} what="client" to={`/people/clients/${client._id}`} at={at(report.reportedAt)}>
        <p className="whitespace-pre-line">{report.text}</p>
      </Side>
      <Side person={vendor} what="vendor" to={`/people/vendors/${vendor._id}`}>
        <p>{marksText(appointment, at)}</p>
        {ofVendor.map(({ _id, content, timestamp }) => (
          <blockquote key={_id}>
            <p className="whitespace-pre-line">{content}</p>
            <footer className="hint">In the chat, {at(timestamp)}</footer>
          </blockquote>
        ))}
        {ofVendor.length === 0 && (
          <p className="hint">{mayRead ? 'No messages since that day.' : "Your role can't read messages."}</p>
        )}
      </Side>
      {words.length > 0 && <p className="hint">The audit log says that you read these messages.</p>}
    </section>
  )
}

function marksText(appointment: ProblemReportOnWire['appointment'], at: (instant: string) => string): string {
  const { noShowAt, vendorMarkedAt } = appointment
  if (noShowAt) return `Marked as a no-show at ${at(noShowAt)}.`
  if (vendorMarkedAt) return `Marked as complete at ${at(vendorMarkedAt)}.`
  return "Hasn't marked the appointment."
}

interface SideProps {
  person: ProblemReportOnWire['client']
  what: string
  to: string
  at?: string
  children: ReactNode
}

function Side({ person, what, to, at, children }: SideProps) {
  return (
    <article className="voice">
      <header>
        <ArchPortrait name={person.name} src={person.image} width={40} />
        <p className="flex-[1_1_7rem]">
          <PageLink className="font-semibold hover:underline" to={to}>
            {person.name}
          </PageLink>{' '}
          <span className="muted">{what}</span>
        </p>
        {at && <span className="hint">{at}</span>}
      </header>
      {children}
    </article>
  )
}
