import { useNow } from '@anseo/site-kit/use-now'
import type { AdminReviewOnWire } from '@anseo/contract/reviews'
import { Tabs } from '@anseo/ui/tabs'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { ExportButton } from '../../listing/export-button.tsx'
import { FilterSelect } from '../../listing/filter-select.tsx'
import { PagedResults } from '../../listing/paged-results.tsx'
import { OrderSelect } from '../../listing/order-select.tsx'
import { SearchBox } from '../../listing/search-box.tsx'
import { useTabWithHits } from '../../listing/use-tab-with-hits.ts'
import { useReviews } from '../../queries/reviews.ts'
import { Page } from '../../shell/page.tsx'
import { ModerateDialog } from './moderate-dialog.tsx'
import { ReviewTable } from './review-table.tsx'
import { ORDERS, STARS, STATES, STATUS_TABS } from './review-texts.ts'
import { useReviewSearch } from './use-review-search.ts'
import '../../listing/listing.css'

/** `/reviews`: reviews of clients and vendors, which can be hidden and shown again. */
export function ReviewsPage() {
  const { tab, query, filters, change, linkTo } = useReviewSearch()
  const found = useReviews(query)
  const counts = found.data?.counts
  useTabWithHits({
    tabs: STATES,
    open: tab,
    search: filters.search,
    found,
    onOpen: (status) => change({ status }),
  })
  const now = useNow(60_000)
  const [asked, setAsked] = useState<AdminReviewOnWire | null>(null)
  return (
    <Page title="Reviews" controls={<ExportButton call="GET /api/admin/reviews.csv" query={query} />}>
      <Tabs
        label="State"
        active={tab}
        tabs={STATES.map((key) => ({
          key,
          label: STATUS_TABS[key],
          ...(counts && { count: counts[key] ?? 0 }),
          link: <Link to={linkTo({ status: key })} />,
        }))}
      />
      <div className="record-filters">
        <SearchBox
          label="Search reviews"
          placeholder="Words of a review, or a name"
          search={filters.search}
          onSearch={(search) => change({ search })}
        />
        <FilterSelect
          label="Stars"
          icon={<Star aria-hidden="true" />}
          value={filters.stars}
          options={STARS}
          all="Any stars"
          onChange={(stars) => change({ stars })}
        />
        <OrderSelect order={filters.order} orders={ORDERS} onChange={(order) => change({ order })} />
      </div>
      <PagedResults
        name="Reviews"
        found={found}
        empty="No results. Try other filters."
        linkToPage={(page) => linkTo({}, page)}
      >
        {({ reviews }) => (
          <ReviewTable reviews={reviews} now={now} query={query} linkTo={linkTo} onModerate={setAsked} />
        )}
      </PagedResults>
      {asked && <ModerateDialog review={asked} onClose={() => setAsked(null)} />}
    </Page>
  )
}
