// implements: §2.37, §2.38, §2.41, §2.44
import { Button } from '@anseo/ui/button'
import { EmptyState } from '@anseo/ui/empty-state'
import magnifierPicture from '@anseo/ui/assets/pictures/magnifier.webp?no-inline'
import { VendorGrid } from '@anseo/ui/vendor-grid'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { VendorListCard } from '../../vendors/vendor-list-card.tsx'
import type { TopVendorsData } from './load-home.ts'

interface TopVendorsProps {
  /** Null when the vendors could not be loaded. */
  top: TopVendorsData | null
}

/** The vendors with most completed appointments, or available ones while none has any (C6). */
export function TopVendors({ top }: TopVendorsProps) {
  const vendors = top?.vendors ?? []
  const fallback = top?.fallback ?? false
  if (vendors.length === 0) return <NoVendors />
  return (
    <section className="section">
      <div className="wrap">
        <div className="section-head">
          <h2>{fallback ? 'Available Vendors to Book' : 'Top Performing Vendors'}</h2>
          <MoreVendors fallback={fallback} className="max-lg:hidden" />
        </div>
        <VendorGrid>
          {vendors.map((vendor) => (
            <VendorListCard
              key={vendor._id}
              vendor={vendor}
              foot={fallback ? 'Available' : `${vendor.completedAppointments} completed`}
            />
          ))}
        </VendorGrid>
        <MoreVendors fallback={fallback} className="mt-7 w-full lg:hidden" />
      </div>
    </section>
  )
}

function MoreVendors({ fallback, className }: { fallback: boolean; className: string }) {
  return (
    <Button asChild tone="sec" size="sm" className={className} iconAfter={<ArrowRight aria-hidden="true" />}>
      <Link to="/vendors">{fallback ? 'Browse All Vendors' : 'View More Vendors'}</Link>
    </Button>
  )
}

function NoVendors() {
  return (
    <section className="section">
      <div className="wrap">
        <EmptyState
          title="No Vendors Found"
          picture={magnifierPicture}
          action={<Button onClick={() => location.reload()}>Try Again</Button>}
        >
          Check your internet connection and try again
        </EmptyState>
      </div>
    </section>
  )
}
