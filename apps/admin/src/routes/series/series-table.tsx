import { serverNow } from '@anseo/api-client/server-clock'
import type { AdminSeriesOnWire } from '@anseo/contract/admin-series'
import { formatMoment } from '@anseo/domain/moment-text'
import type { Column } from '@anseo/ui/data-table'
import { ListTable } from '../../listing/list-table.tsx'
import { PageLink } from '../../navigation/page-link.tsx'
import type { SeriesSearch } from '../../queries/series.ts'
import { rhythmOf, SERIES_TEXTS, visitsText } from './series-texts.ts'

interface SeriesTableProps {
  series: AdminSeriesOnWire[]
  /** The person whose series are listed. */
  person: { id: string; side: 'client' | 'vendor' }
  query: SeriesSearch
  linkTo: (change: { order: string }) => string
}

/** Lists the series of a client or vendor in a table that can be sorted and downloaded. */
export const SeriesTable = ({ series, person: { id, side }, query, linkTo }: SeriesTableProps) => (
  <ListTable
    caption="Series"
    columns={columnsOf(side)}
    rows={series}
    nameOf={(row) => nameOf(row, side)}
    order={query.order}
    linkTo={linkTo}
    download={{
      call: 'GET /api/admin/people/:id/series.csv',
      params: { id },
      query,
    }}
  />
)

const nameOf = (series: AdminSeriesOnWire, side: 'client' | 'vendor') =>
  `${rhythmOf(series)} with ${series[side === 'client' ? 'vendor' : 'client'].name}`

const columnsOf = (side: 'client' | 'vendor'): Column<AdminSeriesOnWire>[] => [
  {
    key: 'series',
    head: 'Series',
    lead: true,
    renderCell: (series) => (
      <PageLink className="record-link" to={`/series/${series._id}`}>
        {nameOf(series, side)}
      </PageLink>
    ),
  },
  { key: 'visits', head: 'Visits', long: true, renderCell: visitsText },
  {
    key: 'asked',
    head: 'Asked for',
    named: true,
    orders: { up: 'oldest', down: 'newest', downFirst: true },
    renderCell: ({ createdAt }) => (
      <span className="muted whitespace-nowrap">{formatMoment(new Date(createdAt), serverNow())}</span>
    ),
  },
  { key: 'state', head: 'State', renderCell: ({ status }) => SERIES_TEXTS[status] },
]
