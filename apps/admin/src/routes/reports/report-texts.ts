import type { ProblemReportOnWire } from '@anseo/contract/problem-reports'
import { euroToCents, formatEuro } from '@anseo/domain/money'
import type { PriceParts } from '@anseo/domain/price'
import { splitRefund } from '@anseo/domain/refund'
import { formatWeekdayDay, parseSlotDate } from '@anseo/domain/slot-date'

type Appointment = ProblemReportOnWire['appointment']

/** 'Thu 19 Nov, 06:00 PM'. */
export const whenText = ({ slotDate, startTime }: Appointment): string => `${dayText(slotDate)}, ${startTime}`

/** 'Thu 19 Nov'. */
export function dayText(slotDate: string): string {
  const date = parseSlotDate(slotDate)
  return date ? formatWeekdayDay(date) : slotDate
}

/** Returns the first word of a name. */
export const firstName = (name: string): string => name.split(' ')[0] ?? name

/** Returns an appointment's price parts in cents. */
export const priceOf = (appointment: Appointment): PriceParts => ({
  vendorFeeCents: euroToCents(appointment.vendorFeeTotal),
  platformFeeCents: euroToCents(appointment.platformFee),
  handlingFeeCents: euroToCents(appointment.handlingFee),
})

/** Returns the vendor's earning in cents for this refund (L3). */
export const earnedCents = (appointment: Appointment, refundCents: number): number =>
  euroToCents(appointment.vendorFeeTotal) - splitRefund(refundCents, priceOf(appointment)).vendorFeeCents

/** Describes the vendor's earning as a consequence. */
export const consequence = (cents: number): string =>
  cents > 0 ? `${formatEuro(cents)} goes to the vendor.` : 'The vendor gets nothing.'
