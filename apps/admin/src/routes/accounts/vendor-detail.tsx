import { euroText } from '@anseo/domain/money'
import { Badge } from '@anseo/ui/badge'
import { Button } from '@anseo/ui/button'
import { ShieldCheck } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { PayoutsCard } from '../../payouts/payouts-card.tsx'
import { useVendor } from '../../queries/accounts.ts'
import { specialityLabel } from '../../specialities.ts'
import { figureFacts } from './figure-facts.ts'
import { VETTING } from './account-texts.ts'
import { PersonLoading, PersonPage } from './person-page.tsx'
import { Allowed } from '../../shell/allowed.tsx'

/** `/people/vendors/:id`: a vendor and everything it did here; its vetting has a page of its own. */
export function VendorPage() {
  const { id = '' } = useParams()
  const found = useVendor(id)
  if (!found.data) return <PersonLoading title="Vendor" found={found} />
  const {
    name,
    speciality,
    city,
    location,
    fees,
    available,
    vetting,
    vettingReason,
    rating,
    earned,
    paidOut,
  } = found.data
  const { tone, text } = VETTING[vetting]
  const where = new URLSearchParams({ status: vetting, search: name, vendor: id })
  return (
    <PersonPage
      id={id}
      side="vendor"
      person={found.data}
      card={
        <Allowed to="GET /api/admin/vendors/:id/payouts">
          <PayoutsCard id={id} name={name} />
        </Allowed>
      }
      head={
        <p className="hint">
          {specialityLabel(speciality)}, {city}
        </p>
      }
      facts={[
        { label: 'Area', value: location },
        { label: 'Per hour', value: euroText(fees) },
        { label: 'Bookings open', value: available ? 'Yes' : 'No', absent: !available },
        ...(vettingReason ? [{ label: 'Last decision', value: vettingReason }] : []),
        { label: 'Rating', value: rating === null ? 'None yet' : rating.toFixed(1), absent: rating === null },
        { label: 'Earned', value: `${euroText(earned)}, ${euroText(paidOut)} paid out` },
        {
          label: 'Payout account',
          value: found.data.payoutAccount ? 'Added' : 'Not added',
          absent: !found.data.payoutAccount,
        },
        ...figureFacts(found.data, 'vendor'),
      ]}
    >
      <Badge tone={tone}>{text}</Badge>
      <Allowed to="GET /api/admin/vendors">
        <Button asChild tone="sec" icon={<ShieldCheck aria-hidden="true" />}>
          <Link to={`/vetting?${where}`}>Vetting</Link>
        </Button>
      </Allowed>
    </PersonPage>
  )
}
