import { formatEuro } from '@anseo/domain/money'
import { PriceList } from '@anseo/ui/price-list'
import type { EarnedThroughUs } from '../../appointments/earned-through-us.ts'

interface EarnedListProps {
  earned: EarnedThroughUs
  /** The name of the vendor's fee here. */
  feeLabel: string
  /** False while the provider has not said what the card cost. */
  isCostKnown?: boolean
}

/** Shows what the vendor gets from us, in parts that add up. */
export function EarnedList({ earned, feeLabel, isCostKnown = true }: EarnedListProps) {
  const { feeCents, balanceCents, tipCents, costCents, refundsCents, sumCents } = earned
  const parts = [
    { label: feeLabel, cents: feeCents },
    { label: 'Balance by card', cents: balanceCents },
    { label: 'Tip by card', cents: tipCents },
  ]
  const lines = parts
    .filter(({ cents }) => cents > 0)
    .map(({ label, cents }) => ({ label, amount: formatEuro(cents) }))
  const cost = {
    label: 'Cost of the card',
    amount: isCostKnown ? `−${formatEuro(costCents)}` : 'Not known yet',
  }
  const refunds = { label: 'Refunds that you bear', amount: `−${formatEuro(refundsCents)}` }
  return (
    <PriceList
      lines={[
        ...lines,
        ...(costCents > 0 || !isCostKnown ? [cost] : []),
        ...(refundsCents > 0 ? [refunds] : []),
      ]}
      total={{ label: 'For you', amount: formatEuro(sumCents) }}
    />
  )
}
