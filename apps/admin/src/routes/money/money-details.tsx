import { Note } from '@anseo/ui/note'
import { SideSheet } from '@anseo/ui/side-sheet'
import { useNavigate } from 'react-router'
import { DETAILS_CALLS } from '../../navigation/page-calls.ts'
import { useMay } from '../../queries/profile.ts'
import { DisputeDetails } from './dispute-details.tsx'
import { PaymentDetails } from './payment-details.tsx'
import { PayoutDetails } from './payout-details.tsx'
import { RefundDetails } from './refund-details.tsx'
import { useMoneySearch } from './use-money-search.ts'

const TITLES = { payments: 'Payment', refunds: 'Refund', disputes: 'Dispute', payouts: 'Payout' } as const
const DETAILS = {
  payments: PaymentDetails,
  refunds: RefundDetails,
  disputes: DisputeDetails,
  payouts: PayoutDetails,
} as const

/** Shows the details of the row that the address names, beside the list. */
export function MoneyDetails() {
  const { tab, id, linkTo } = useMoneySearch()
  const navigate = useNavigate()
  const may = useMay()
  if (tab === 'ledger') return null
  const Details = DETAILS[tab]
  return (
    <SideSheet
      open={id !== ''}
      title={TITLES[tab]}
      onClose={() => void navigate(linkTo({ id: '' }), { preventScrollReset: true })}
    >
      <div className="money-story grid content-start gap-5">
        {id && may(DETAILS_CALLS[tab]) && <Details key={id} id={id} />}
        {id && !may(DETAILS_CALLS[tab]) && <Note>Your role can see the list, but not the details.</Note>}
      </div>
    </SideSheet>
  )
}
