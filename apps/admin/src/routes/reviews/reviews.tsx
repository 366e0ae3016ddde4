import { useKeptState } from '@anseo/api-client/use-kept-state'
import { useNow } from '@anseo/api-client/use-now'
import type { AdminReviewOnWire } from '@anseo/contract/reviews'
import { ReasonDialog } from '@anseo/ui/reason-dialog'
import { Tabs } from '@anseo/ui/tabs'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { FilterSelect } from '../../listing/filter-select.tsx'
import { Listed } from '../../listing/listed.tsx'
import { SearchBox } from '../../listing/search-box.tsx'
import { useHideReview, useReviews } from '../../queries/reviews.ts'
import { PageTop } from '../../shell/page-top.tsx'
import { session } from '../../site.ts'
import { ReviewTable } from './review-table.tsx'
import { STARS, STATUS_TABS } from './review-texts.ts'
import { useReviewSearch } from './use-review-search.ts'
import '../../listing/listing.css'

/** `/reviews`: what clients and vendors wrote of each other, and the way to take a review off the page. */
export function ReviewsPage() {
  const { tab, query, filters, change, linkTo } = useReviewSearch()
  const found = useReviews(query)
  const now = useNow(60_000)
  const [hidden, setHidden] = useState<AdminReviewOnWire | null>(null)
  return (
    <>
      <PageTop title="Reviews" />
      <main id="main" tabIndex={-1} className="records">
        <Tabs
          label="State"
          active={tab}
          tabs={Object.entries(STATUS_TABS).map(([key, label]) => ({
            key,
            label,
            link: <Link to={linkTo({ status: key })} />,
          }))}
        />
        <div className="record-filters">
          <SearchBox
            label="Search reviews"
            placeholder="Words of a review, or a name"
            sought={filters.search}
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
        </div>
        <Listed
          name="Reviews"
          found={found}
          empty="No results. Try other filters."
          linkToPage={(page) => linkTo({}, page)}
        >
          {({ reviews }) => <ReviewTable reviews={reviews} now={now} onHide={setHidden} />}
        </Listed>
        {hidden && <HideDialog review={hidden} onClose={() => setHidden(null)} />}
      </main>
    </>
  )
}

const readReason = (kept: unknown) => (typeof kept === 'string' ? kept : null)

/** Asks why; what was typed outlives a login in the middle. */
function HideDialog({ review, onClose }: { review: AdminReviewOnWire; onClose: () => void }) {
  const hiding = useHideReview()
  const draft = useKeptState(session, `anseo.admin.hide-review.${review._id}`, '', readReason)
  const author = review.author === 'client' ? review.client : review.vendor
  return (
    <ReasonDialog
      title="Hide this review?"
      label={`Reason (sent to ${author.name})`}
      required
      confirm="Hide review"
      busy={hiding.isPending}
      draft={draft}
      onClose={onClose}
      onConfirm={(reason) => hiding.mutate({ id: review._id, reason }, { onSuccess: onClose })}
    >
      <p>No one will see it, and its stars won&apos;t count. You can&apos;t show it again.</p>
    </ReasonDialog>
  )
}
