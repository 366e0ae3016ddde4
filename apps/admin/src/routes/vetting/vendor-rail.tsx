import type { VettedVendorOnWire } from '@anseo/contract/administration'
import { CHECK_NAMES } from '@anseo/domain/vetting-checks'
import { Button } from '@anseo/ui/button'
import { CheckBadge } from '@anseo/ui/check-badge'
import { LoadFailure } from '@anseo/ui/load-failure'
import { Skeleton } from '@anseo/ui/skeleton'
import { ArrowLeft, FileSearch } from 'lucide-react'
import { Link } from 'react-router'
import { useMay } from '../../queries/profile.ts'
import { useVetting } from '../../queries/vetting.ts'
import { TRADER_DETAILS, TraderBadge } from './trader-badge.tsx'
import { VendorDetail } from './vendor-detail.tsx'

interface VendorRailProps {
  vendor: VettedVendorOnWire
  now: Date
  /** Path of the list, for narrow screens where the detail replaces it. */
  back: string
}

/** Shows a vendor and its checks beside the list; incomplete checks open the review before verifying. */
export function VendorRail({ vendor, now, back }: VendorRailProps) {
  const maySee = useMay()('GET /api/admin/vendors/:id/vetting')
  const found = useVetting(vendor._id, maySee)
  const { data } = found
  const review = `/vetting/${vendor._id}`
  return (
    <div className="vetting-detail">
      <Link className="back-link min-[1280px]:hidden" to={back}>
        <ArrowLeft aria-hidden="true" />
        All vendors
      </Link>
      <VendorDetail vendor={vendor} now={now} reviewFirst={data?.isFullyChecked ? undefined : review}>
        {!maySee && <p className="hint">Your role can&apos;t see checks and documents.</p>}
        {data && (
          <ul className="grid gap-2.5">
            {data.checks
              .filter(({ mandatory, standing }) => mandatory || standing !== 'missing')
              .map(({ kind, standing }) => (
                <li key={kind} className="flex items-center justify-between gap-3 text-[.9375rem]">
                  {CHECK_NAMES[kind]}
                  <CheckBadge standing={standing} forOperator />
                </li>
              ))}
            <li className="flex items-center justify-between gap-3 text-[.9375rem]">
              {TRADER_DETAILS}
              <TraderBadge trader={data.trader} />
            </li>
          </ul>
        )}
        {maySee && !data && !found.isError && <Skeleton height={84} />}
        {!data && found.isError && <LoadFailure title="We couldn't load the checks" query={found} />}
        {maySee && (
          <Button asChild tone="sec" size="sm" full icon={<FileSearch aria-hidden="true" />}>
            <Link to={review}>Review documents</Link>
          </Button>
        )}
      </VendorDetail>
    </div>
  )
}
