import { bookingFeesCents, type Cost } from '@anseo/domain/cost'
import { type CostLine, costLines, type NowLabel } from '@anseo/domain/cost-words'
import { formatMoment } from '@anseo/domain/moment-text'
import { formatEuro } from '@anseo/domain/money'
import { firstNameOf } from '@anseo/domain/person-name'
import type { Slot } from '@anseo/domain/slot'
import { visitChargeAt } from '@anseo/domain/visit-payment'
import type { AppointmentEventBase } from '../booking/public.ts'
import type { Rows } from './notify-people.ts'
import { type WordingContext } from './wording.ts'

interface Named {
  name: string
}
/** Returns the end of the window to pay: `payBy`, or the start if that comes first (L2). */
export const earlierOf = (payBy: Date, start: Date): Date => (payBy < start ? payBy : start)

const asFact = ({ label, amount }: CostLine) => [label, amount] as const

/** Returns the cost of an appointment for its client as rows of an email: total, now, on the day (A1). */
export function costFacts(cost: Cost, vendor: Named, nowLabel: NowLabel): Rows {
  const { total, now, onTheDay } = costLines(cost, firstNameOf(vendor.name), nowLabel)
  return [total, now, onTheDay].flatMap((line) => (line ? [asFact(line)] : []))
}

/** Returns the lines of a cost that is still to be paid. */
export const stillToPay = (cost: Cost, vendor: Named): Rows => costFacts(cost, vendor, 'Pay now')

/** Returns the balance for the day as a row; empty if there is none. */
export const onTheDayFact = (cost: Cost, vendor: Named): Rows => {
  const { onTheDay } = costLines(cost, firstNameOf(vendor.name), 'Paid')
  return onTheDay ? [asFact(onTheDay)] : []
}

/** Returns the balance as the vendor's row: what the client pays on the day. */
export const fromClientFact = ({ onTheDayCents }: Cost, client: Named): Rows =>
  onTheDayCents > 0 ? [[`${firstNameOf(client.name)} pays you on the day`, formatEuro(onTheDayCents)]] : []

/** Tells a client until when to pay what, and what happens otherwise (L2). */
const payOrLose = ({ nowCents }: Cost, deadline: Date, now: Date): string =>
  `Pay ${formatEuro(nowCents)} by ${formatMoment(deadline, now)} to keep this time. If you don't, we'll cancel it and you won't be charged.`

type Visit = Pick<AppointmentEventBase, 'cost' | 'slot' | 'cancellationHours'>

/** Tells the client of a series when a visit is charged to its saved card, or until when to pay for it without one (C6). */
export function chargeOrPay(
  { cost, slot, cancellationHours }: Visit,
  deadline: Date,
  { now, card }: Pick<WordingContext, 'now' | 'card'>,
): string {
  if (card === null) return payOrLose(cost, deadline, now)
  const at = visitChargeAt(slot.start, cancellationHours)
  const charge = `We'll charge ${formatEuro(cost.nowCents)} to your saved card (${card})`
  return now < at
    ? `${charge} on ${formatMoment(at, now)}. You can pay another way, skip or move the visit until then.`
    : `${charge} now.`
}

/** Tells a vendor until when its client has to pay, and what happens otherwise (L2). */
export const unpaidForVendor = (client: Named, deadline: Date, now: Date): string =>
  `If ${firstNameOf(client.name)} doesn't pay by ${formatMoment(deadline, now)}, we'll cancel it and free up the time.`

/** Tells the client of a request about the next step that it waits for. */
export const untilAnswered = ({ nowCents }: Cost, vendor: Named): string =>
  `We'll let you know when ${vendor.name} answers. ${
    nowCents > 0 ? "You only pay once it's confirmed." : "There's nothing to pay now."
  }`

type Confirmed = Visit & Pick<AppointmentEventBase, 'payableFrom'> & { payBy: Date | null }

/**
 * Returns the consequence of a confirmation for the client: a payment in time (L2), for a visit of a series one from a day
 * on (C6), or nothing more to do (A6). `costs` are the rows of what is to be paid now.
 */
export function confirmedForClient(
  confirmed: Confirmed,
  vendor: Named,
  context: Pick<WordingContext, 'now' | 'card'>,
): { sentence: string; costs: Rows; label: string | undefined } {
  const { cost, slot, payBy, payableFrom } = confirmed
  const { now } = context
  if (payBy && payableFrom && now < payableFrom) {
    const sentence = `You can pay ${formatEuro(cost.nowCents)} from ${formatMoment(payableFrom, now)}. We'll let you know.`
    return { sentence, costs: [], label: undefined }
  }
  return {
    sentence: payBy
      ? chargeOrPay(confirmed, earlierOf(payBy, slot.start), context)
      : "Your appointment is booked. There's nothing to pay now.",
    costs: stillToPay(cost, vendor),
    label: payLabel(cost),
  }
}

/** Tells a vendor the consequence of a confirmation: a payment in time (L2), or nothing to pay online. */
export const confirmedForVendor = (client: Named, payBy: Date | null, { start }: Slot, now: Date): string =>
  payBy
    ? unpaidForVendor(client, earlierOf(payBy, start), now)
    : "It's in your calendar. There's nothing to pay online."

/** Returns the label of the button that leads to the payment, with the amount; none if it is free. */
export const payLabel = ({ nowCents }: Cost): string | undefined =>
  nowCents > 0 ? `Pay ${formatEuro(nowCents)}` : undefined

/** Returns how the price of a quote, travel and booking fees add up to its total, and when it is paid (A1). */
export function priceInWords(cost: Cost): string {
  const { parts, totalCents, nowCents, onTheDayCents } = cost
  const more = [[parts.travelFeeCents, 'travel'] as const, [bookingFeesCents(cost), 'booking fees'] as const]
    .filter(([cents]) => cents > 0)
    .map(([cents, what]) => ` + ${formatEuro(cents)} ${what}`)
  const sum = more.length > 0 ? `${more.join('')} = ${formatEuro(totalCents)}` : ''
  return `Price ${formatEuro(parts.priceCents ?? 0)}${sum} in total. ${whenToPay(nowCents, onTheDayCents)}`
}

function whenToPay(nowCents: number, onTheDayCents: number): string {
  if (nowCents === 0) return 'Pay it on the day.'
  return onTheDayCents > 0
    ? `Pay ${formatEuro(nowCents)} now and ${formatEuro(onTheDayCents)} on the day.`
    : `Pay ${formatEuro(nowCents)} now, and nothing more on the day.`
}

/** Returns the sentence about a refund to the card and how long it takes. */
export const refunding = (cents: number): string =>
  `We're refunding ${formatEuro(cents)} to your card. ${REFUND_TIME}`

export const REFUND_TIME = 'It takes 5 to 10 working days.'
