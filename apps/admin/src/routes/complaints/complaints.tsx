import type { ComplaintRowOnWire } from '@anseo/contract/complaints'
import { formatMoment } from '@anseo/domain/moment-text'
import { relativeTime } from '@anseo/domain/relative-time'
import { useNow } from '@anseo/site-kit/use-now'
import { type Column, DataTable } from '@anseo/ui/data-table'
import { Segmented } from '@anseo/ui/segmented'
import { Link } from 'react-router'
import { ShowMore } from '../../listing/show-more.tsx'
import { useListSearch } from '../../listing/use-list-search.ts'
import { useComplaints } from '../../queries/complaints.ts'
import { PageTop } from '../../shell/page-top.tsx'
import { ReportKinds } from '../notices/report-kinds.tsx'
import { BY, OUTCOMES } from './complaint-texts.ts'
import '../../listing/listing.css'
import '../notices/notices.css'

/** `/complaints`: complaints about decisions, open ones oldest first (D6). */
export function ComplaintsPage() {
  const { filters, change } = useListSearch({ status: 'open' })
  const status = filters.status === 'answered' ? 'answered' : 'open'
  const found = useComplaints(status)
  const now = useNow(60_000)
  return (
    <>
      <PageTop title="Complaints" />
      <main id="main" tabIndex={-1} className="records">
        <ReportKinds active="complaints" />
        <div className="record-filters">
          <Segmented
            label="State"
            options={[
              { value: 'open', label: 'Open' },
              { value: 'answered', label: 'Answered' },
            ]}
            value={status}
            onChange={(next) => change({ status: next })}
          />
        </div>
        <ShowMore
          name="complaints"
          empty={status === 'open' ? 'No complaints to answer.' : 'No answered complaints yet.'}
          rows={found.data?.pages.flatMap(({ rows }) => rows)}
          found={found}
        >
          {(rows) => (
            <DataTable
              rowsOpen
              caption="Complaints"
              columns={columnsOf(now)}
              rows={[...rows]}
              rowKey={({ _id }) => _id}
            />
          )}
        </ShowMore>
      </main>
    </>
  )
}

const columnsOf = (now: Date): Column<ComplaintRowOnWire>[] => [
  {
    key: 'name',
    head: 'From',
    lead: true,
    renderCell: ({ _id, name }) => (
      <Link className="record-link" to={`/complaints/${_id}`}>
        {name}
      </Link>
    ),
  },
  { key: 'by', head: 'About', renderCell: ({ by }) => BY[by] },
  {
    key: 'text',
    head: 'Complaint',
    long: true,
    renderCell: ({ text }) => <span className="notice-excerpt">{text}</span>,
  },
  {
    key: 'decider',
    head: 'Decided by',
    named: true,
    renderCell: ({ decidedBy }) => decidedBy?.name ?? 'The system',
  },
  {
    key: 'at',
    head: 'State',
    renderCell: ({ outcome, answeredAt, sentAt }) => (
      <span className="muted whitespace-nowrap">
        {outcome && answeredAt
          ? `${OUTCOMES[outcome]}, ${formatMoment(new Date(answeredAt))}`
          : `Sent ${relativeTime(sentAt, now)}`}
      </span>
    ),
  },
]
