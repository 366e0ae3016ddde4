import { Button } from '@anseo/ui/button'
import { VendorGrid } from '@anseo/ui/vendor-grid'
import { useState } from 'react'
import { forgetViewed, viewedIds } from '../../favourites/viewed.ts'
import { useVendors } from '../../queries/favourites.ts'
import { VendorListCard } from '../../vendors/vendor-list-card.tsx'

/** The vendors whose pages were last opened on this device; nothing while there are none. */
export function RecentlyViewed() {
  const [ids, setIds] = useState(viewedIds)
  const vendors = useVendors(ids)
  if (vendors.length === 0) return null
  const forget = () => {
    forgetViewed()
    setIds([])
  }
  return (
    <section className="mt-4" aria-labelledby="recently-viewed">
      <div className="section-head">
        <div>
          <h2 id="recently-viewed">Recently viewed</h2>
          <p>Only this device remembers them.</p>
        </div>
        <Button tone="ghost" size="sm" onClick={forget}>
          Clear
        </Button>
      </div>
      <VendorGrid>
        {vendors.map((vendor) => (
          <VendorListCard key={vendor._id} vendor={vendor} />
        ))}
      </VendorGrid>
    </section>
  )
}
