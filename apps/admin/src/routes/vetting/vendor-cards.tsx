import type { VettedVendorOnWire } from '@anseo/contract/administration'
import { euroToCents, formatEuro } from '@anseo/domain/money'
import { relativeTime } from '@anseo/domain/relative-time'
import { specialityLabel } from '@anseo/domain/specialities'
import { Button } from '@anseo/ui/button'
import { RequestCard } from '@anseo/ui/request-card'
import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { VendorTableProps } from './vendor-table.tsx'
import { VettingBadge } from './vetting-badge.tsx'
import { VettingDialog } from './vetting-dialog.tsx'

/** The vendors of a page as cards, below 1024 px. */
export function VendorCards({ vendors, now, linkTo }: Omit<VendorTableProps, 'selectedId'>) {
  const [verifying, setVerifying] = useState<VettedVendorOnWire | null>(null)
  return (
    <div className="grid gap-3">
      {vendors.map((vendor) => (
        <div key={vendor._id} className="card">
          <RequestCard
            name={vendor.name}
            picture={vendor.image}
            lines={`${specialityLabel(vendor.speciality)}, ${vendor.city}`}
            amount={formatEuro(euroToCents(vendor.fees))}
            actions={
              <>
                <Button asChild tone="sec" size="sm">
                  <Link to={linkTo(vendor._id)} aria-label={`Review ${vendor.name}`}>
                    Review
                  </Link>
                </Button>
                {vendor.vetting === 'pending' && (
                  <Button
                    size="sm"
                    className="basis-0!"
                    icon={<BadgeCheck aria-hidden="true" />}
                    aria-label={`Verify ${vendor.name}`}
                    onClick={() => setVerifying(vendor)}
                  >
                    Verify
                  </Button>
                )}
              </>
            }
          >
            <span className="flex items-center justify-between">
              <VettingBadge vendor={vendor} />
              <span className="hint">{relativeTime(vendor.appliedAt, now)}</span>
            </span>
          </RequestCard>
        </div>
      ))}
      {verifying && <VettingDialog vendor={verifying} step="verify" onClose={() => setVerifying(null)} />}
    </div>
  )
}
