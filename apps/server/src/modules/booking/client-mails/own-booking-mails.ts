import { cancellationText } from '@anseo/domain/cost-words'
import { cancellationPeriod } from '@anseo/domain/cutoff'
import { formatEuro } from '@anseo/domain/money'
import { partsOfRequest, refundedHoursBefore, refundsByLink } from '@anseo/domain/payment-request'
import { titleCase } from '@anseo/domain/person-name'
import { describeMoneyBack } from '@anseo/domain/refund-words'
import { formatSlot } from '@anseo/domain/moment-text'
import { calendarFile, type CalendarInvitation } from '../../../platform/mail/calendar-file.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { mailSender } from '../../../platform/mail/brand.ts'
import { type AppointmentRow, factsOf, slotOf } from '../appointment-row.ts'
import type { OwnCancellation } from '../events.ts'
import type { ClientMailWords } from './compose-client-mail.ts'
import { nameInMail } from './name-in-mail.ts'

/** A vendor's own booking with the facts about its vendor that an email to the client shows. */
export interface EmailedBooking {
  row: AppointmentRow
  /** The client's address as the vendor entered it. */
  email: string
  vendorName: string
  specialityLabel: string
  /** The instant of the email, which names the year of a day in another one. */
  now: Date
}

type Named = Pick<EmailedBooking, 'vendorName'>

/** Returns the vendor's name as such emails give it within a sentence. */
export const vendorInMail = ({ vendorName }: Named): string =>
  nameInMail(titleCase(vendorName), 'a professional')

/** Returns the vendor's name as such emails give it at the beginning of a sentence. */
export const vendorFirstInMail = ({ vendorName }: Named): string =>
  nameInMail(titleCase(vendorName), 'A professional')

/** Returns the time of the appointment as such emails give it. */
export const whenInMail = ({ row, now }: Pick<EmailedBooking, 'row' | 'now'>): string =>
  formatSlot(slotOf(row), now)

const WHERE = { vendor: 'At their place', client: 'At your place' }

/** Returns the rows of such an email with vendor, time and place. */
export const factsOfBooking = (booking: EmailedBooking) => [
  ['With', `${vendorFirstInMail(booking)}, ${booking.specialityLabel}`] as const,
  ['When', whenInMail(booking)] as const,
  ...(booking.row.place ? [['Where', WHERE[booking.row.place]] as const] : []),
]

/** Tells the client that the vendor has entered an appointment. */
export const bookedWords = (runtime: Runtime, booking: EmailedBooking): ClientMailWords => ({
  heading: `Appointment booked: ${whenInMail(booking)}`,
  paragraphs: [
    `${vendorFirstInMail(booking)} has booked this appointment for you and asked us to email you.`,
    "If you can't make it or don't know about it, contact them directly.",
  ],
  facts: factsOfBooking(booking),
  attachment: calendarOf(runtime, booking, 'CONFIRMED'),
})

/** Tells the client that the vendor has moved the appointment; one who has paid by a link, what a cancellation refunds. */
export const movedWords = (runtime: Runtime, booking: EmailedBooking): ClientMailWords => ({
  heading: `New time for your appointment: ${whenInMail(booking)}`,
  paragraphs: [
    `${vendorFirstInMail(booking)} has moved your appointment to this time${booking.row.vendorFeeCents > 0 ? '' : ' and asked us to email you'}.`,
    ...afterMove(booking),
  ],
  facts: factsOfBooking(booking),
  attachment: calendarOf(runtime, booking, 'CONFIRMED'),
})

/** Returns what the client can do about a new time, by whether it has begun and was paid by a link. */
function afterMove(booking: EmailedBooking): string[] {
  const { row, now } = booking
  if (row.startsAt <= now) return ["If that's wrong, contact them directly."]
  if (row.vendorFeeCents > 0) return [cancellingText(booking), TO_CANCEL]
  return ["If you can't make it, contact them directly."]
}

/** Tells who has paid by a link how to cancel. */
export const TO_CANCEL =
  'To cancel, open the link in the email in which you were asked to pay, or contact them directly.'

/** Returns the refund of a booking that was paid by a link and then moved. */
function cancellingText({ row, now, ...named }: EmailedBooking): string {
  const facts = factsOf(row)
  const refunds = refundsByLink(row.vendorFeeCents, facts, now)
  const cancelling = {
    price: partsOfRequest(row.vendorFeeCents),
    start: facts.start,
    cancellationHours: refundedHoursBefore(refunds, facts),
    vendor: vendorInMail(named),
    paid: true,
  }
  return cancellationText(cancelling, now)
}

/** Returns the email that a vendor's own booking is cancelled, with the refund of a payment by link. */
export const cancelledWords = (
  runtime: Runtime,
  booking: EmailedBooking,
  cancelled: OwnCancellation,
): ClientMailWords => ({
  heading: `Appointment cancelled: ${whenInMail(booking)}`,
  paragraphs: [
    WHO_CANCELLED[cancelled.by](booking),
    ...moneyBack(cancelled, booking.row),
    'To find another time, contact them directly.',
  ],
  facts: factsOfBooking(booking),
  attachment: calendarOf(runtime, booking, 'CANCELLED'),
})

const WHO_CANCELLED: Record<OwnCancellation['by'], (vendor: Named) => string> = {
  client: (vendor) => `You cancelled this appointment with ${vendorInMail(vendor)}.`,
  vendor: (vendor) => `${vendorFirstInMail(vendor)} has cancelled this appointment.`,
  admin: () => 'We have cancelled this appointment.',
  auto: (vendor) => `It wasn't paid in time, so your appointment with ${vendorInMail(vendor)} is cancelled.`,
}

function moneyBack(
  { paidCents, ...back }: OwnCancellation,
  { cancellationHours, startsAt, cancelledAt }: AppointmentRow,
): string[] {
  // From the start on the balance and a tip may have been paid, whose refund has its own email (B12).
  const mayBePaidLater = cancelledAt !== null && startsAt <= cancelledAt
  if (paidCents === 0) return mayBePaidLater ? [] : ["You haven't been charged."]
  const { refundCents, isDisputed } = back
  const told = describeMoneyBack(back)
  if (refundCents === 0) {
    return (
      told ?? [
        `It was cancelled less than ${cancellationPeriod(cancellationHours)} before the start, so there's no refund.`,
      ]
    )
  }
  if (isDisputed && told) return told
  return [
    ...(told ?? [`We're refunding ${formatEuro(refundCents)} to your card.`]),
    'It takes 5 to 10 working days.',
  ]
}

/** Returns the entry in the client's own calendar as a file; a later one replaces it. */
export function calendarOf(runtime: Runtime, booking: EmailedBooking, status: CalendarInvitation['status']) {
  const { row, email, specialityLabel } = booking
  return calendarFile({
    uid: `${row.id}@${new URL(runtime.publicUrl).hostname}`,
    sequence: row.version,
    slot: slotOf(row),
    status,
    title: `${specialityLabel} with ${vendorInMail(booking)}`,
    place: row.place && WHERE[row.place],
    description: '',
    organizer: mailSender(runtime),
    attendee: { name: email, email },
  })
}
