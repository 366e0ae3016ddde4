import type { ComplaintRowOnWire } from '@anseo/contract/complaints'
import { formatMoment } from '@anseo/domain/moment-text'
import { relativeTime } from '@anseo/domain/relative-time'
import { useNow } from '@anseo/site-kit/use-now'
import type { Column } from '@anseo/ui/data-table'
import { Segmented } from '@anseo/ui/segmented'
import { PageLink } from '../../navigation/page-link.tsx'
import { ExportButton } from '../../listing/export-button.tsx'
import { keyIn } from '../../listing/key-in.ts'
import { ListTable } from '../../listing/list-table.tsx'
import { OrderSelect } from '../../listing/order-select.tsx'
import { ShowMore } from '../../listing/show-more.tsx'
import { useListSearch } from '../../listing/use-list-search.ts'
import { useComplaints } from '../../queries/complaints.ts'
import { Page } from '../../shell/page.tsx'
import { ReportKinds } from '../notices/report-kinds.tsx'
import { BY, ORDERS, OUTCOMES } from './complaint-texts.ts'
import '../../listing/listing.css'
import '../notices/notices.css'

/** `/complaints`: complaints about decisions, open ones oldest first (D6). */
export function ComplaintsPage() {
  const { filters, linkTo, change } = useListSearch({ status: 'open', order: '' })
  const status = filters.status === 'answered' ? 'answered' : 'open'
  // Open complaints come oldest first, answered ones newest first.
  const order = keyIn(ORDERS, filters.order) ?? (status === 'open' ? 'oldest' : 'newest')
  const query = { status, order } as const
  const found = useComplaints(query)
  const now = useNow(60_000)
  return (
    <Page title="Complaints" controls={<ExportButton call="GET /api/admin/complaints.csv" query={query} />}>
      <ReportKinds active="complaints" />
      <div className="record-filters">
        <Segmented
          label="State"
          options={[
            { value: 'open', label: 'Open' },
            { value: 'answered', label: 'Answered' },
          ]}
          value={status}
          onChange={(next) => change({ status: next, order: '' })}
        />
        <OrderSelect order={order} orders={ORDERS} onChange={(next) => change({ order: next })} />
      </div>
      <ShowMore
        name="complaints"
        empty={status === 'open' ? 'No complaints to answer.' : 'No answered complaints yet.'}
        found={found}
        rowsIn={({ pages }) => pages.flatMap(({ rows }) => rows)}
      >
        {(rows) => (
          <ListTable
            caption="Complaints"
            columns={columnsOf(now)}
            rows={[...rows]}
            nameOf={({ name }) => `the complaint from ${name}`}
            order={order}
            linkTo={linkTo}
            download={{
              call: 'GET /api/admin/complaints.csv',
              query,
            }}
          />
        )}
      </ShowMore>
    </Page>
  )
}

const columnsOf = (now: Date): Column<ComplaintRowOnWire>[] => [
  {
    key: 'name',
    head: 'From',
    lead: true,
    orders: { up: 'name', down: 'name-desc' },
    renderCell: ({ _id, name }) => (
      <PageLink className="record-link" to={`/complaints/${_id}`}>
        {name}
      </PageLink>
    ),
  },
  { key: 'by', head: 'About', renderCell: ({ by }) => BY[by] },
  {
    key: 'text',
    head: 'Complaint',
    long: true,
    renderCell: ({ text }) => <span className="line-clamp-2 max-w-104">{text}</span>,
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
    orders: { up: 'oldest', down: 'newest', downFirst: true },
    renderCell: ({ outcome, answeredAt, sentAt }) => (
      <span className="muted whitespace-nowrap">
        {outcome && answeredAt
          ? `${OUTCOMES[outcome]}, ${formatMoment(new Date(answeredAt), now)}`
          : `Sent ${relativeTime(sentAt, now)}`}
      </span>
    ),
  },
]
