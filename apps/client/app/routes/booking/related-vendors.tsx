// implements: §2.78
import { Button } from '@anseo/ui/button'
import { VendorGrid } from '@anseo/ui/vendor-grid'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { type ListedVendor, VendorListCard } from '../../vendors/vendor-list-card.tsx'

/** Shows up to five other vendors of the same speciality. */
export function RelatedVendors({ vendors }: { vendors: ListedVendor[] }) {
  if (vendors.length === 0) return null
  return (
    <section className="section">
      <div className="section-head">
        <h2>Related Vendors</h2>
        <Button asChild tone="ghost" size="sm" iconAfter={<ArrowRight aria-hidden="true" />}>
          <Link to="/vendors">
            more<span className="sr-only"> vendors</span>
          </Link>
        </Button>
      </div>
      <VendorGrid columns={5}>
        {vendors.map((vendor) => (
          <VendorListCard
            key={vendor._id}
            vendor={vendor}
            foot={`${vendor.completedAppointments} completed`}
          />
        ))}
      </VendorGrid>
    </section>
  )
}
