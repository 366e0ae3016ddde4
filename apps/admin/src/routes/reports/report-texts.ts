import { serverNow } from '@anseo/api-client/server-clock'
import type { ProblemReportOnWire } from '@anseo/contract/problem-reports'
import { euroToCents, formatEuro } from '@anseo/domain/money'
import { type PriceParts, withTotal } from '@anseo/domain/price'
import { splitRefund } from '@anseo/domain/refunded-parts'
import { dublinDate } from '@anseo/domain/dublin-time'
import { formatWeekdayDay, parseSlotDate } from '@anseo/domain/slot-date'

type Appointment = ProblemReportOnWire['appointment']

/** Returns the start of an appointment, such as 'Thu 19 Nov, 06:00 PM', with the year unless it is this one. */
export const whenText = ({ slotDate, startTime }: Appointment): string => `${dayText(slotDate)}, ${startTime}`

/** Returns a day, such as 'Thu 19 Nov', or 'Tue 22 Jun 2027' in another year. */
export function dayText(slotDate: string): string {
  const date = parseSlotDate(slotDate)
  return date ? formatWeekdayDay(date, dublinDate(serverNow())) : slotDate
}

/** Returns the parts that were not refunded before, in cents (D2). */
const leftOf = ({ left }: Appointment): PriceParts => ({
  vendorFeeCents: euroToCents(left.vendorFee),
  platformFeeCents: euroToCents(left.platformFee),
  handlingFeeCents: euroToCents(left.handlingFee),
})

/** Returns the sum that can be refunded, in cents. */
export const refundableCents = (appointment: Appointment): number => withTotal(leftOf(appointment)).totalCents

/** Returns the vendor's earning in cents for this refund (L3). */
export const earnedCents = (appointment: Appointment, refundCents: number): number =>
  euroToCents(appointment.vendorHas) - splitRefund(refundCents, leftOf(appointment)).vendorFeeCents

/** Describes the vendor's earning as a consequence. */
export const consequence = (cents: number): string =>
  cents > 0 ? `${formatEuro(cents)} goes to the vendor.` : 'The vendor gets nothing.'
