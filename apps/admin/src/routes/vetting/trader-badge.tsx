import type { TraderFileOnWire } from '@anseo/contract/traders'
import { type TraderStanding, traderStanding } from '@anseo/domain/trader'
import { Badge, type BadgeTone } from '@anseo/ui/badge'

export const TRADER_DETAILS = 'Trader details'

const BADGES: Record<TraderStanding, { tone: BadgeTone; text: string }> = {
  missing: { tone: 'payable', text: 'Missing' },
  'to-check': { tone: 'pending', text: 'To check' },
  checked: { tone: 'paid', text: 'Checked' },
  private: { tone: 'cancelled', text: 'Private person' },
}

/** Returns how far the check of a vendor's trader details has come. */
export const standingOf = ({ answer, checkedAt }: TraderFileOnWire): TraderStanding =>
  traderStanding(answer && { isTrader: answer.isTrader, checkedAt })

/** Badge with the state of a vendor's trader details. */
export function TraderBadge({ trader }: { trader: TraderFileOnWire }) {
  const { tone, text } = BADGES[standingOf(trader)]
  return (
    <Badge tone={tone} plain>
      {text}
    </Badge>
  )
}
