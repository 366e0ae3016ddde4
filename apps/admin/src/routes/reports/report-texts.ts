import type { ProblemReportOnWire } from '@anseo/contract/problem-reports'
import { euroToCents, formatEuro } from '@anseo/domain/money'
import { type PriceParts, withTotal } from '@anseo/domain/price'
import { centsToSend, splitRefund } from '@anseo/domain/refunded-parts'
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

/** Returns the sum that can be settled, in cents: also what the client has from the bank. */
export const settleableCents = (appointment: Appointment): number => withTotal(leftOf(appointment)).totalCents

/** Returns the sum that the bank gave the client through lost disputes, in cents; it counts towards any refund. */
export const givenByBankCents = ({ disputed = 0 }: Appointment): number => euroToCents(disputed)

/** Returns the sum that is sent of a settlement, in cents. */
export const sentCents = (appointment: Appointment, settledCents: number): number =>
  centsToSend(settledCents, givenByBankCents(appointment))

/** Returns the vendor's earning in cents for this settlement (L3). */
export const earnedCents = (appointment: Appointment, settledCents: number): number =>
  euroToCents(appointment.vendorHas) - splitRefund(settledCents, leftOf(appointment)).vendorFeeCents

/** Describes the vendor's earning as a consequence. */
export const consequence = (cents: number): string =>
  cents > 0 ? `${formatEuro(cents)} goes to the vendor.` : 'The vendor gets nothing.'
