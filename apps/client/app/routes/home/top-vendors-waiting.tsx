// implements: §2.43
import { TOP_VENDORS } from '@anseo/domain/limits'
import { LoadingNote } from '@anseo/ui/loading-note'
import { VendorCardSkeleton } from '@anseo/ui/vendor-card'
import { VendorGrid } from '@anseo/ui/vendor-grid'

/** Placeholders for the top vendors. */
export function TopVendorsWaiting() {
  return (
    <section className="section" aria-busy="true">
      <div className="wrap">
        <div className="section-head">
          <LoadingNote text="Loading Vendors..." atOnce />
        </div>
        <VendorGrid>
          {Array.from({ length: TOP_VENDORS }, (_, index) => (
            <VendorCardSkeleton key={index} />
          ))}
        </VendorGrid>
      </div>
    </section>
  )
}
