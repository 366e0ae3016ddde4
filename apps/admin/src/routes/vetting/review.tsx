import { EmptyState } from '@anseo/ui/empty-state'
import { Unloaded } from '@anseo/ui/unloaded'
import magnifierPicture from '@anseo/ui/assets/pictures/magnifier.webp?no-inline'
import { ApiError } from '@anseo/api-client/api-error'
import { isTraderKnown } from '@anseo/domain/trader'
import { useNow } from '@anseo/site-kit/use-now'
import { CHECK_NAMES } from '@anseo/domain/vetting-checks'
import { useParams } from 'react-router'
import { useVetting } from '../../queries/vetting.ts'
import { BackLink } from '../../navigation/back-link.tsx'
import { Page } from '../../shell/page.tsx'
import { CheckCard } from './check-card.tsx'
import { Decisions } from './decisions.tsx'
import './review.css'
import { standingOf, TRADER_DETAILS } from './trader-badge.tsx'
import { TraderCheckCard } from './trader-check-card.tsx'
import { UnsettledAppointments } from './unsettled-appointments.tsx'
import { VendorDetail } from './vendor-detail.tsx'
import { Allowed } from '../../shell/allowed.tsx'

/** `/vetting/:id`: an application with its documents and a decision for each. */
export function ReviewPage() {
  const { id = '' } = useParams()
  const found = useVetting(id)
  const { data, error } = found
  const now = useNow(60_000)
  const unchecked = data?.checks
    .filter(({ mandatory, standing }) => mandatory && standing !== 'passed' && standing !== 'due-soon')
    .map(({ kind }): string => CHECK_NAMES[kind])
  if (data && unchecked && !isTraderKnown(standingOf(data.trader))) unchecked.push(TRADER_DETAILS)
  return (
    <Page title="Review" className="grid gap-4">
      <BackLink to="/vetting">All vendors</BackLink>
      {data && unchecked && (
        <div className="review">
          <div className="grid gap-5">
            <VendorDetail vendor={data.vendor} now={now} unchecked={unchecked} />
            <UnsettledAppointments {...data} />
          </div>
          <div className="review-documents grid gap-5">
            {data.checks.map((check) => (
              <CheckCard key={check.kind} vendorId={id} check={check} />
            ))}
            <TraderCheckCard vendorId={id} trader={data.trader} />
          </div>
          <Allowed to="GET /api/admin/audit">
            <div className="review-past">
              <Decisions vendorId={id} />
            </div>
          </Allowed>
        </div>
      )}
      {!data && isUnknown(error) && (
        <EmptyState title="Vendor not found" picture={magnifierPicture}>
          The link may be wrong or incomplete.
        </EmptyState>
      )}
      {!data && !isUnknown(error) && <Unloaded what="the application" query={found} height={160} />}
    </Page>
  )
}

const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404
