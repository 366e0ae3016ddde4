import type { ProblemReportOnWire } from '@anseo/contract/problem-reports'
import { euroToCents, formatEuro } from '@anseo/domain/money'
import { type PriceParts, withTotal } from '@anseo/domain/price'
import { centsToSend } from '@anseo/domain/refunded-parts'
import { settledEarningCents, splitSettlement, wholeCents } from '@anseo/domain/settlement'
import { dayText } from '@anseo/site-kit/day-text'

type Appointment = ProblemReportOnWire['appointment']

/** Returns the start of an appointment, such as 'Thu 19 Nov, 06:00 PM', with the year unless it is this one. */
export const whenText = ({ slotDate, startTime }: Appointment): string => `${dayText(slotDate)}, ${startTime}`

/** Returns the parts that were not refunded before, in cents (D2). */
const leftOf = ({ left }: Appointment): PriceParts => ({
  vendorFeeCents: euroToCents(left.vendorFee),
  platformFeeCents: euroToCents(left.platformFee),
  handlingFeeCents: euroToCents(left.handlingFee),
})

const NOTHING_LATER = { balance: 0, tip: 0, vendorHas: 0 }

/** Returns what a full refund sends of balance and tip by card, in cents (A9). */
export const laterOf = ({ later = NOTHING_LATER }: Appointment) => ({
  balanceCents: euroToCents(later.balance),
  tipCents: euroToCents(later.tip),
})

/** Returns what the rules of a settlement ask for, in cents: `left` also of what the client has from the bank. */
function settleableOf(appointment: Appointment) {
  const { balanceCents, tipCents } = laterOf(appointment)
  return { left: leftOf(appointment), laterCents: balanceCents + tipCents }
}

/** Returns the largest part that can be settled of the sum paid now, in cents. */
export const mostInPartCents = (appointment: Appointment): number => withTotal(leftOf(appointment)).totalCents

/** Returns everything that can be settled, in cents. */
export const everythingCents = (appointment: Appointment): number => wholeCents(settleableOf(appointment))

/** Returns the parts of a settlement that were paid on the day, in cents. */
export const settledLater = (appointment: Appointment, settledCents: number) =>
  splitSettlement(settledCents, settleableOf(appointment)).isWhole
    ? laterOf(appointment)
    : { balanceCents: 0, tipCents: 0 }

/** Returns the sum that the bank gave the client through lost disputes, in cents; it counts towards any refund. */
export const givenByBankCents = ({ disputed = 0 }: Appointment): number => euroToCents(disputed)

/** Returns the sum that is sent of a settlement, in cents. */
export const sentCents = (appointment: Appointment, settledCents: number): number =>
  centsToSend(settledCents, givenByBankCents(appointment))

/** Returns the vendor's earning in cents for this settlement (L3). */
export const earnedCents = (appointment: Appointment, settledCents: number): number =>
  settledEarningCents(settledCents, {
    ...settleableOf(appointment),
    vendorHasCents: euroToCents(appointment.vendorHas),
    laterHasCents: euroToCents(appointment.later?.vendorHas ?? 0),
  })

/** Describes the vendor's earning as a consequence. */
export const consequence = (cents: number): string =>
  cents > 0 ? `${formatEuro(cents)} goes to the vendor.` : 'The vendor gets nothing.'
