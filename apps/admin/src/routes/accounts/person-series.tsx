import { ExportButton } from '../../listing/export-button.tsx'
import { keyIn } from '../../listing/key-in.ts'
import { PagedResults } from '../../listing/paged-results.tsx'
import { OrderSelect } from '../../listing/order-select.tsx'
import { useListSearch } from '../../listing/use-list-search.ts'
import { usePersonSeries } from '../../queries/series.ts'
import { SeriesTable } from '../series/series-table.tsx'
import { ORDERS } from '../series/series-texts.ts'
import type { RecordsProps } from './person-records.tsx'
import '../../listing/listing.css'

/** Shows a person's series. */
export function PersonSeries({ id, side }: RecordsProps) {
  const { filters, page, linkTo, change } = useListSearch({ tab: 'appointments', order: 'newest' })
  const query = { order: keyIn(ORDERS, filters.order) ?? 'newest', page }
  const found = usePersonSeries(id, query)
  return (
    <PagedResults name="Series" found={found} empty="No series." linkToPage={(number) => linkTo({}, number)}>
      {({ series }) => (
        <>
          <div className="record-filters">
            <OrderSelect order={query.order} orders={ORDERS} onChange={(order) => change({ order })} />
            <ExportButton call="GET /api/admin/people/:id/series.csv" params={{ id }} query={query} />
          </div>
          <SeriesTable series={series} person={{ id, side }} query={query} linkTo={linkTo} />
        </>
      )}
    </PagedResults>
  )
}
