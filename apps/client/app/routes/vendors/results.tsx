import { VENDOR_PAGE_SIZE } from '@anseo/domain/limits'
import { Button } from '@anseo/ui/button'
import { EmptyState } from '@anseo/ui/empty-state'
import { LoadingNote } from '@anseo/ui/loading-note'
import { Pager, resultsText } from '@anseo/ui/pager'
import { pictures } from '@anseo/ui/pictures'
import { VendorGrid } from '@anseo/ui/vendor-grid'
import { Link, useNavigation } from 'react-router'
import { scrollToTop } from '../../shell/scroll-to-top.ts'
import { type ListState, listQuery } from './list-state.ts'
import { type ListedVendor, VendorListCard } from './vendor-list-card.tsx'

/** As many as are seen at once on a desktop load their pictures at once. */
const SEEN_AT_ONCE = 8

interface ResultsProps {
  state: ListState
  vendors: ListedVendor[]
  total: number
}

/** The vendors of a page, dimmed while the next ones are on their way. */
export function Results({ state, vendors, total }: ResultsProps) {
  const { location } = useNavigation()
  const loading = location?.pathname.startsWith('/vendors') ?? false
  return (
    <section aria-label="Results" aria-busy={loading} className="min-w-0">
      {loading && <LoadingNote text="Loading Vendors..." />}
      {vendors.length === 0 ? (
        <NothingFound />
      ) : (
        <div className={loading ? 'opacity-55 transition-opacity' : ''}>
          <p className="muted num mb-4 font-[550]" role="status">
            {resultsText({ page: state.page, pageSize: VENDOR_PAGE_SIZE, total })}
          </p>
          <VendorGrid>
            {vendors.map((vendor, index) => (
              <VendorListCard key={vendor._id} vendor={vendor} eager={index < SEEN_AT_ONCE} />
            ))}
          </VendorGrid>
          <Pager
            page={state.page}
            pageSize={VENDOR_PAGE_SIZE}
            total={total}
            renderLink={(page) => <Link to={{ search: listQuery(state, { page }) }} onClick={scrollToTop} />}
          />
        </div>
      )}
    </section>
  )
}

function NothingFound() {
  return (
    <EmptyState
      title="No Vendors Found"
      picture={pictures.magnifier}
      action={
        <Button asChild tone="sec">
          <Link to="/vendors">Clear Filters</Link>
        </Button>
      }
    >
      Try adjusting your filters or search terms
    </EmptyState>
  )
}
