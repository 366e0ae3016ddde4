import { Button } from '@anseo/ui/button'
import { VendorGrid } from '@anseo/ui/vendor-grid'
import { useEffect, useState } from 'react'
import { forgetViewed, viewedIds } from '../favourites/viewed.ts'
import { findVendors } from './find-vendors.ts'
import { type ListedVendor, VendorListCard } from './vendor-list-card.tsx'

/** The vendors whose pages were last opened on this device; nothing while there are none. */
export default function RecentlyViewed() {
  const [vendors, setVendors] = useState<ListedVendor[]>([])
  // Only the browser has the ids. If the vendors cannot be loaded, the page leaves them out.
  useEffect(() => void findVendors(viewedIds()).then(setVendors, () => undefined), [])
  if (vendors.length === 0) return null
  const forget = () => {
    forgetViewed()
    setVendors([])
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
