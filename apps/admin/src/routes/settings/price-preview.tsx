import { formatEuro } from '@anseo/domain/money'
import { type FeeRates, priceDeposit } from '@anseo/domain/price'
import { PriceList } from '@anseo/ui/price-list'

const EXAMPLE_CENTS = 9_000

const amount = (cents: number | undefined) => (cents === undefined ? '–' : formatEuro(cents))

/** Shows what a booking at an example price costs at these rates (M2). */
export function PricePreview({ rates }: { rates: FeeRates }) {
  const isUsable = Object.values(rates).every((rate) => Number.isFinite(rate) && rate >= 0)
  const price = isUsable ? priceDeposit(EXAMPLE_CENTS, rates) : null
  return (
    <div
      className="price-preview"
      role="status"
      aria-label={`What a booking of ${formatEuro(EXAMPLE_CENTS)} costs`}
    >
      <h3>A booking of {formatEuro(EXAMPLE_CENTS)}</h3>
      <PriceList
        lines={[
          { label: 'Vendor fee', amount: formatEuro(EXAMPLE_CENTS) },
          { label: 'Platform fee', amount: amount(price?.platformFeeCents) },
          { label: 'Payment processing fee', amount: amount(price?.handlingFeeCents) },
        ]}
        total={{ label: 'The client pays', amount: amount(price?.totalCents) }}
      />
    </div>
  )
}
