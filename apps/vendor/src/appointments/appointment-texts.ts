import { dublinDate } from '@anseo/domain/dublin-time'
import { euroText, euroToCents } from '@anseo/domain/money'
import { formatNearDay } from '@anseo/domain/near-day'
import type { VendorAppointment } from '../queries/appointments.ts'

/** Returns the times of an appointment, such as '10:00 AM to 12:00 PM'. */
export const timesText = ({ startTime, endTime }: VendorAppointment) => `${startTime} to ${endTime}`

/** Returns the day of an appointment, such as 'Today, Sat 21 Nov'. */
export const dayText = ({ facts }: VendorAppointment, now: Date) =>
  formatNearDay(dublinDate(facts.start), now)

/** Returns the vendor's earning as text: '€90.00'. */
export const amountText = ({ amount }: VendorAppointment) => euroText(amount)

/**
 * Returns the sum that a client who has paid gets back when the vendor cancels, in cents: all that was paid by card, but what
 * was refunded before (A9, D2).
 */
export const leftToRefund = ({
  totalAmount,
  refundedBefore = 0,
  payments: { refundable },
}: Pick<VendorAppointment, 'totalAmount' | 'refundedBefore' | 'payments'>) =>
  euroToCents(totalAmount) -
  euroToCents(refundedBefore) +
  euroToCents(refundable?.balance ?? 0) +
  euroToCents(refundable?.tip ?? 0)

/** Returns the full price as text; null where none is known. */
export const priceText = ({ fullPrice }: VendorAppointment) =>
  fullPrice === null ? null : euroText(fullPrice)

/** Returns the client's address in one line; null until the vendor has confirmed. */
export function addressText({ clientData: { address } }: VendorAppointment): string | null {
  if (!address) return null
  return [address.line1, address.line2, address.eircode].filter(Boolean).join(', ')
}
