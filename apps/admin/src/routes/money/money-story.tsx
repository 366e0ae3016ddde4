import { Note } from '@anseo/ui/note'
import { SideSheet } from '@anseo/ui/side-sheet'
import { useNavigate } from 'react-router'
import { STORY_CALLS } from '../../navigation/page-calls.ts'
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
