import { bookingFeesCents, type Cost } from './cost.ts'
import { cancellationPeriod, cutoffOf, isWithinCutoff } from './cutoff.ts'
import { formatMoment } from './moment-text.ts'
import { formatEuro } from './money.ts'
import { isFree, type PriceParts } from './price.ts'

/** The label of the amount paid now in a page or email, by the state of the booking. */
export type NowLabel = 'Pay when confirmed' | 'Pay now' | 'Paid'

export interface CostLine {
  label: string
  /** '€155.40' */
  amount: string
}

/** Returns the label 'Pay Aoife on the day'. */
const onTheDayLabel = (payee: string): string => `Pay ${payee} on the day`

/** Returns the three amounts that always add up, in their fixed order; nothing now, or on the day, has no line (A1, A6). */
export function costLines(
  cost: Cost,
  payee: string,
  nowLabel: NowLabel,
): { total: CostLine; now: CostLine | null; onTheDay: CostLine | null } {
  const { totalCents, nowCents, onTheDayCents } = cost
  return {
    total: { label: 'Total', amount: formatEuro(totalCents) },
    now: nowCents > 0 ? { label: nowLabel, amount: formatEuro(nowCents) } : null,
    onTheDay: onTheDayCents > 0 ? { label: onTheDayLabel(payee), amount: formatEuro(onTheDayCents) } : null,
  }
}

/** Returns the parts of the sum paid now: '€130.00 deposit + €15.40 booking fees'. */
export function nowText(cost: Cost): string {
  const deposit = `${formatEuro(cost.parts.vendorFeeCents)} deposit`
  const fees = bookingFeesCents(cost)
  return fees > 0 ? `${deposit} + ${formatEuro(fees)} booking fees` : deposit
}

/** Returns the lines of what is paid now, one for each part (§3 Payment summary). */
export function nowLines({ vendorFeeCents, platformFeeCents, handlingFeeCents }: PriceParts): CostLine[] {
  return [
    { label: 'Vendor fee', amount: formatEuro(vendorFeeCents) },
    { label: 'Platform fee', amount: formatEuro(platformFeeCents) },
    { label: 'Payment processing fee', amount: formatEuro(handlingFeeCents) },
  ]
}

/** Returns a sentence on the balance for the day; without a known price, on where it is agreed (A1). */
export function onTheDayText({ parts, nowCents, onTheDayCents, totalCents }: Cost, payee: string): string {
  const onTheDay = formatEuro(onTheDayCents)
  const pay = `You'll pay ${payee}`
  if (nowCents === 0) return onTheDayCents === 0 ? "It's free." : `${pay} ${onTheDay} on the day.`
  if (parts.priceCents === null) {
    const travel = onTheDayCents > 0 ? ` ${pay} ${onTheDay} for travel on the day.` : ''
    return `This secures your time.${travel} Anything beyond it is between you and ${payee}.`
  }
  if (onTheDayCents === 0) return "There's nothing more to pay on the day."
  return `${pay} the remaining ${onTheDay} on the day, ${formatEuro(totalCents)} in total.`
}

export interface Cancelling {
  price: PriceParts
  /** Null while no time is chosen. */
  start: Date | null
  /** The vendor's own, frozen at booking (A8). */
  cancellationHours: number
  /** The vendor's first name, on whose cancellation there is a full refund. */
  vendor: string
  paid?: boolean
}

const NO_REFUND_AFTER = "After that, there's no refund."

/** Returns the refund when a client cancels, with its actual moments (M3); the only sentence that says so. */
export function cancellationText(
  { price, start, cancellationHours, vendor, paid = false }: Cancelling,
  now: Date,
): string {
  if (isFree(price)) return 'You can cancel any time before it starts.'
  const period = cancellationPeriod(cancellationHours)
  const hasProcessingFee = price.handlingFeeCents > 0
  if (!start) {
    const back = hasProcessingFee
      ? "and you'll get everything back except the payment processing fee"
      : 'for a full refund'
    return `Cancel at least ${period} before the start ${back}. ${NO_REFUND_AFTER}`
  }
  if (isWithinCutoff(start, cancellationHours, now)) {
    const when = `This starts in less than ${period}`
    const none = paid
      ? `${when}, so there's no refund if you cancel.`
      : `${when}: once you've paid, there's no refund if you cancel.`
    return `${none} If ${vendor} cancels, you get a full refund.`
  }
  const by = `${paid ? 'C' : "Once you've paid, c"}ancel by ${formatMoment(cutoffOf(start, cancellationHours), now)}`
  if (!hasProcessingFee) return `${by} for a full refund. ${NO_REFUND_AFTER}`
  const back = formatEuro(price.vendorFeeCents + price.platformFeeCents)
  const nonRefundable = `The payment processing fee (${formatEuro(price.handlingFeeCents)}) is non-refundable.`
  return `${by} and you'll get ${back} back. ${nonRefundable} ${NO_REFUND_AFTER}`
}
