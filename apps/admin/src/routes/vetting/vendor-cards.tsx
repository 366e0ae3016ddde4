import { euroText } from '@anseo/domain/money'
import { relativeTime } from '@anseo/domain/relative-time'
import { Button } from '@anseo/ui/button'
import { RequestCard } from '@anseo/ui/request-card'
import { BadgeCheck } from 'lucide-react'
import { Link } from 'react-router'
import { useMay } from '../../queries/profile.ts'
import { specialityLabel } from '../../specialities.ts'
import type { VendorTableProps } from './vendor-table.tsx'
import { VettingBadge } from './vetting-badge.tsx'

/** The vendors of a page as cards, below 1024 px. */
export function VendorCards({
  vendors,
  now,
  linkToVendor,
}: Pick<VendorTableProps, 'vendors' | 'now' | 'linkToVendor'>) {
  const mayReview = useMay()('GET /api/admin/vendors/:id/vetting')
  return (
    <div className="grid gap-3">
      {vendors.map((vendor) => (
        <div key={vendor._id} className="card">
          <RequestCard
            name={vendor.name}
            picture={vendor.image}
            lines={`${specialityLabel(vendor.speciality)}, ${vendor.city}`}
            amount={euroText(vendor.fees)}
            actions={
              <>
                {mayReview ? (
                  <Button asChild tone="sec" size="sm">
                    <Link to={`/vetting/${vendor._id}`} aria-label={`Review ${vendor.name}`}>
                      Review
                    </Link>
                  </Button>
                ) : (
                  <Button asChild tone="sec" size="sm">
                    <Link to={linkToVendor(vendor._id)} aria-label={`Show ${vendor.name}`}>
                      Show
                    </Link>
                  </Button>
                )}
                {mayReview && vendor.vetting === 'pending' && (
                  <Button size="sm" className="basis-28!" asChild icon={<BadgeCheck aria-hidden="true" />}>
                    <Link to={`/vetting/${vendor._id}`} aria-label={`Verify ${vendor.name}`}>
                      Verify
                    </Link>
                  </Button>
                )}
              </>
            }
          >
            <span className="flex flex-wrap items-center justify-between gap-x-3">
              <VettingBadge vendor={vendor} />
              <span className="hint">{relativeTime(vendor.appliedAt, now)}</span>
            </span>
          </RequestCard>
        </div>
      ))}
    </div>
  )
}
