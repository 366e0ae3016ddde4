import type { ProblemReportOnWire } from '@anseo/contract/problem-reports'
import { formatMoment } from '@anseo/domain/moment-text'
import { euroText } from '@anseo/domain/money'
import { relativeTime } from '@anseo/domain/relative-time'
import { type Column, PersonCell } from '@anseo/ui/data-table'
import { PageLink } from '../../navigation/page-link.tsx'
import { whenText } from './report-texts.ts'

/** Columns of the problem reports: reporter, appointment, date, and subject or outcome. */
export function reportColumns(status: 'open' | 'settled', now: Date): Column<ProblemReportOnWire>[] {
  return [
    {
      key: 'client',
      head: 'Client',
      lead: true,
      renderCell: ({ _id, client, vendor }) => (
        <PersonCell
          label={client.name}
          picture={client.image}
          below={`about ${vendor.name}`}
          name={
            <PageLink className="hover:underline" to={`/reports/${_id}`}>
              {client.name}
            </PageLink>
          }
        />
      ),
    },
    {
      key: 'text',
      head: 'Report',
      long: true,
      renderCell: ({ text }) => <span className="line-clamp-2 max-w-104">{text}</span>,
    },
    {
      key: 'appointment',
      head: 'Appointment',
      renderCell: ({ appointment }) => <span className="lg:whitespace-nowrap">{whenText(appointment)}</span>,
    },
    {
      key: 'at',
      head: status === 'open' ? 'Reported' : 'Resolved',
      named: true,
      orders: { up: 'oldest', down: 'newest', downFirst: true },
      renderCell: ({ reportedAt, settledAt }) => (
        <span className="muted whitespace-nowrap">
          {settledAt ? formatMoment(new Date(settledAt), now) : relativeTime(reportedAt, now)}
        </span>
      ),
    },
    {
      key: 'amount',
      head: status === 'open' ? 'Paid' : 'Refunded',
      figure: true,
      renderCell: ({ appointment, refundAmount }) => euroText(refundAmount ?? appointment.totalAmount),
    },
  ]
}
