import { Note } from '@anseo/ui/note'
import { SideSheet } from '@anseo/ui/side-sheet'
import { useNavigate } from 'react-router'
import { useMay } from '../../queries/profile.ts'
import { DisputeStory } from './dispute-story.tsx'
import { PaymentStory } from './payment-story.tsx'
import { PayoutStory } from './payout-story.tsx'
import { RefundStory } from './refund-story.tsx'
import { useMoneySearch } from './use-money-search.ts'

const TITLES = { payments: 'Payment', refunds: 'Refund', disputes: 'Dispute', payouts: 'Payout' } as const
const STORIES = {
  payments: PaymentStory,
  refunds: RefundStory,
  disputes: DisputeStory,
  payouts: PayoutStory,
} as const
const STORY_CALLS = {
  payments: 'GET /api/admin/payments/:id',
  refunds: 'GET /api/admin/refunds/:id',
  disputes: 'GET /api/admin/disputes/:id',
  payouts: 'GET /api/admin/payouts/:id',
} as const

/** Shows the details of the row that the address names, beside the list. */
export function MoneyStory() {
  const { tab, id, linkTo } = useMoneySearch()
  const navigate = useNavigate()
  const may = useMay()
  if (tab === 'ledger') return null
  const Story = STORIES[tab]
  return (
    <SideSheet
      open={id !== ''}
      title={TITLES[tab]}
      onClose={() => void navigate(linkTo({ id: '' }), { preventScrollReset: true })}
    >
      <div className="money-story">
        {id && may(STORY_CALLS[tab]) && <Story key={id} id={id} />}
        {id && !may(STORY_CALLS[tab]) && <Note>Your role can see the list, but not the details.</Note>}
      </div>
    </SideSheet>
  )
}
