import { bookingFeesCents, costOfBooking } from '@anseo/domain/cost'
import { timeOf } from '@anseo/domain/deposit'
import { euroToCents, formatEuro } from '@anseo/domain/money'
import { MINUTES_AN_HOUR } from '@anseo/domain/slot'
import { useBookingRules } from '../../queries/hours.ts'
import { settings } from '../../site.ts'
import { type QuoteDraft, totalOfDraft } from './quote-draft.ts'

interface QuoteTotalsProps {
  draft: QuoteDraft
  feePerHour: number
  /** The client's first name. */
  name: string
}

/** Shows the totals of a draft: the vendor's price, its parts online and on the day, and the client's total. */
export function QuoteTotals({ draft, feePerHour, name }: QuoteTotalsProps) {
  const priceCents = Math.max(0, totalOfDraft(draft))
  const minutes = draft.hours * MINUTES_AN_HOUR
  const priced = { feePerHourCents: euroToCents(feePerHour), items: [timeOf(minutes, priceCents)] }
  const cost = costOfBooking(priced, settings.fees)
  const { parts, onTheDayCents, totalCents } = cost
  const rules = useBookingRules().data
  const mayTravel = rules && rules.place !== 'vendor' && rules.travelFees.some(({ fee }) => fee > 0)
  return (
    <div className="quote-totals num">
      <dl>
        <div>
          <dt>Your price</dt>
          <dd>{formatEuro(priceCents)}</dd>
        </div>
        <div>
          <dt>Paid online to you (deposit)</dt>
          <dd>{formatEuro(parts.vendorFeeCents)}</dd>
        </div>
        <div>
          <dt>Paid on the day</dt>
          <dd>{formatEuro(onTheDayCents)}</dd>
        </div>
      </dl>
      {priceCents > 0 && (
        <p className="hint num">
          {name} also pays up to {formatEuro(bookingFeesCents(cost))} in booking fees: at most{' '}
          {formatEuro(totalCents)} in total
          {mayTravel && (rules.place === 'both' ? `, plus travel if you go to ${name}` : ', plus travel')}.
        </p>
      )}
    </div>
  )
}
