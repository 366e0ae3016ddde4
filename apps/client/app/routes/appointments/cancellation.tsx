// implements: §9.3
import { CUTOFF_HOURS } from '@anseo/domain/limits'
import { formatMoment } from '@anseo/domain/moment-text'
import { formatEuro } from '@anseo/domain/money'
import { type PriceParts, withTotal } from '@anseo/domain/price'
import { refund } from '@anseo/domain/refund'
import { HOUR_MS } from '@anseo/domain/slot'
import { timeRemaining } from '@anseo/domain/time-remaining'
import { RefundFacts } from '@anseo/ui/refund-facts'
import type { Listed } from './listed.ts'
import { pricePartsOf } from './price-parts.ts'

const PARTS: readonly (readonly [keyof PriceParts, string])[] = [
  ['vendorFeeCents', 'Vendor fee'],
  ['platformFeeCents', 'Platform fee'],
  ['handlingFeeCents', 'Payment processing fee'],
]

/** What the client would get back, to the cent (M3). */
export function refundOf({ wire, facts }: Listed, now: Date) {
  const price = pricePartsOf(wire)
  return {
    price: withTotal(price),
    back: refund({ paid: facts.paid, price, start: facts.start, by: 'client' }, now),
  }
}

/** What a paid appointment gives back when it is cancelled now; what stays is struck through and named. */
export function Cancellation({ appointment, now }: { appointment: Listed; now: Date }) {
  const { start } = appointment.facts
  const { price, back } = refundOf(appointment, now)
  const figure = formatEuro(back.totalCents)
  const sentence = `You get ${figure} back of the ${formatEuro(price.totalCents)} you paid.`
  if (back.totalCents === 0) {
    return (
      <>
        <RefundFacts figure={figure} sentence={sentence} nothing>
          {startsIn(start, now)} Cancelling less than 24 hours before the appointment gives no refund.
        </RefundFacts>
        <p className="text-sm text-ink-2">If the vendor cancels instead, everything comes back.</p>
      </>
    )
  }
  const lines = PARTS.map(([part, label]) => {
    const stays = back[part] < price[part]
    return { label: stays ? `${label}, not refundable` : label, amount: formatEuro(price[part]), stays }
  })
  const inTimeUntil = new Date(start.getTime() - CUTOFF_HOURS * HOUR_MS)
  return (
    <>
      <RefundFacts figure={figure} sentence={sentence} lines={lines} />
      <p className="text-sm text-ink-2">
        Back on your card in 5 to 10 days. This holds until {formatMoment(inTimeUntil)}; after that there is
        no refund.
      </p>
    </>
  )
}

function startsIn(start: Date, now: Date): string {
  const remaining = timeRemaining(start, now)
  return remaining ? `It starts in ${remaining}.` : 'It has started.'
}
