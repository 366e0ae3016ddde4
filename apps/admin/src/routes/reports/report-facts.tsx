import { counted } from '@anseo/domain/counted'
import { serverNow } from '@anseo/api-client/server-clock'
import type { ReplyTo } from '@anseo/contract/calls'
import { formatMoment } from '@anseo/domain/moment-text'
import { euroText, formatEuro } from '@anseo/domain/money'
import { KeyValueList } from '@anseo/ui/key-value-list'
import { PageLink } from '../../navigation/page-link.tsx'
import { specialityLabel } from '../../specialities.ts'
import { laterOf, whenText } from './report-texts.ts'

type ReportFactsProps = Pick<ReplyTo<'GET /api/admin/problem-reports/:id'>, 'report' | 'history' | 'record'>

/** Shows facts of the appointment and of both sides, and the history, newest first. */
export function ReportFacts({ report, history, record }: ReportFactsProps) {
  const { appointment } = report
  const { balanceCents, tipCents } = laterOf(appointment)
  return (
    <section className="card pad grid gap-4" aria-labelledby="known">
      <h2 id="known" className="text-[1.25rem]">
        What we know
      </h2>
      <KeyValueList
        items={[
          {
            label: 'Appointment',
            value: (
              <PageLink
                className="text-link underline underline-offset-3"
                to={`/appointments/${appointment._id}`}
              >
                {specialityLabel(appointment.speciality)}, {whenText(appointment)} to {appointment.endTime}
              </PageLink>
            ),
          },
          { label: 'Paid', value: euroText(appointment.totalAmount) },
          ...(balanceCents > 0 ? [{ label: 'Balance by card', value: formatEuro(balanceCents) }] : []),
          ...(tipCents > 0 ? [{ label: 'Tip by card', value: formatEuro(tipCents) }] : []),
          ...(appointment.note ? [{ label: "Client's note", value: appointment.note }] : []),
          {
            label: 'Client so far',
            value: `${counted(record.clientBookings, 'booking')}, ${counted(record.clientReports, 'report')}`,
          },
          {
            label: 'Vendor so far',
            value: `${counted(record.vendorCompleted, 'completed appointment')}, ${counted(record.vendorReports, 'report')}`,
          },
        ]}
      />
      <ol className="known-steps">
        {history.toReversed().map(({ _id, at, text }) => (
          <li key={_id}>
            <p>{text}</p>
            <time dateTime={at} className="hint num">
              {formatMoment(new Date(at), serverNow())}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
