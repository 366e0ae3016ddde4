import { cancellationText } from '@anseo/domain/cost-words'
import { formatMoment } from '@anseo/domain/moment-text'
import { formatEuro } from '@anseo/domain/money'
import { leftForDay, partsOfRequest, payRequestBy } from '@anseo/domain/payment-request'
import { formatReceiptNumber } from '@anseo/domain/receipt'
import {
  type ClientMailWords,
  factsOfBooking,
  type EmailedBooking,
  TO_CANCEL,
  vendorFirstInMail,
  vendorInMail,
  whenInMail,
} from '../../booking/public.ts'
import type { RequestRow } from '../payments/asked-sum.ts'
import type { PaymentRow } from '../payments/payment-store.ts'

type Asked = Pick<RequestRow, 'amountCents' | 'payBy'>

/** Returns what is left for the day of the vendor's price, and the price (A1); nothing where it is not known or all is paid. */
function restText(booking: EmailedBooking, amountCents: number): string[] {
  const { row } = booking
  const restCents = leftForDay(row, amountCents)
  if (!restCents) return []
  const [rest, total] = [formatEuro(restCents), formatEuro(row.fullPriceCents ?? 0)]
  return [`You'll pay ${vendorInMail(booking)} the remaining ${rest} on the day, ${total} in total.`]
}

/** Asks the client of a vendor's own booking to pay by a link (B7). */
export function askedWords(booking: EmailedBooking, asked: Asked, url: string): ClientMailWords {
  const sum = formatEuro(asked.amountCents)
  const payBy = payRequestBy(asked, booking.row.startsAt)
  return {
    heading: `Pay ${sum} for ${whenInMail(booking)}`,
    paragraphs: [
      `${vendorFirstInMail(booking)} has booked this appointment for you and asks you to pay ${sum} by card. You don't need an account.`,
      payBy
        ? `Pay by ${formatMoment(payBy, booking.now)} to keep this time. If you don't, we'll cancel it and you won't be charged.`
        : 'The appointment is booked either way.',
      ...restText(booking, asked.amountCents),
      cancellingText(booking, asked),
    ],
    facts: [...factsOfBooking(booking), ['To pay now', sum]],
    button: { label: `Pay ${sum} or cancel`, url },
  }
}

/** Asks the client of a vendor's own booking to pay the balance by a link (B12). */
export function askedForBalanceWords(
  booking: EmailedBooking,
  amountCents: number,
  url: string,
): ClientMailWords {
  const sum = formatEuro(amountCents)
  return {
    heading: `Pay ${sum} for ${whenInMail(booking)}`,
    paragraphs: [
      `${vendorFirstInMail(booking)} asks you to pay ${sum} for this appointment by card. You don't need an account. You can add a tip.`,
      'If you have paid some other way, contact them directly.',
    ],
    facts: [...factsOfBooking(booking), ['To pay now', sum]],
    button: { label: `Pay ${sum}`, url },
  }
}

/** Returns the words of the receipt of a balance or tip that was paid by link (B12). */
export function paidLaterWords(
  booking: EmailedBooking,
  { kind, amountCents }: Pick<PaymentRow, 'kind' | 'amountCents'>,
  receiptNumber: number,
): ClientMailWords {
  const sum = formatEuro(amountCents)
  const isTip = kind === 'tip'
  return {
    heading: `Paid: ${sum} for ${whenInMail(booking)}`,
    paragraphs: [`You paid ${vendorInMail(booking)} ${isTip ? 'a tip' : 'the balance'} of ${sum} by card.`],
    facts: [
      ...factsOfBooking(booking),
      [isTip ? 'Tip' : 'Paid', sum],
      ['Receipt', formatReceiptNumber(receiptNumber)],
    ],
  }
}

/** Returns the words of the receipt of a payment by link. */
export function paidWords(booking: EmailedBooking, receiptNumber: number): ClientMailWords {
  const { row } = booking
  const sum = formatEuro(row.totalCents)
  return {
    heading: `Paid: ${sum} for ${whenInMail(booking)}`,
    paragraphs: [
      `You paid ${sum} to ${vendorInMail(booking)} by card.`,
      ...restText(booking, row.totalCents),
      cancellingText(booking, { amountCents: row.totalCents }, true),
      TO_CANCEL,
    ],
    facts: [...factsOfBooking(booking), ['Paid', sum], ['Receipt', formatReceiptNumber(receiptNumber)]],
  }
}

/** Tells a client whose payment by link could no longer be used that it is refunded (M5). */
export const returnedWords = (booking: EmailedBooking, amountCents: number): ClientMailWords => ({
  heading: `Payment returned: ${whenInMail(booking)}`,
  paragraphs: [
    `It could no longer be used for this appointment. We're refunding ${formatEuro(amountCents)} to your card. It takes 5 to 10 working days.`,
  ],
  facts: [...factsOfBooking(booking), ['Refund', formatEuro(amountCents)]],
})

/** Tells a client who paid by a link of a refund by an operator (D2). */
export const refundedWords = (
  booking: EmailedBooking,
  { cents, reason }: { cents: number; reason: string },
): ClientMailWords => ({
  heading: `Refund of ${formatEuro(cents)}: ${whenInMail(booking)}`,
  paragraphs: [
    `We're refunding ${formatEuro(cents)} to your card. It takes 5 to 10 working days.`,
    `Reason: “${reason}”`,
  ],
  facts: [...factsOfBooking(booking), ['Refund', formatEuro(cents)]],
})

/** Tells a client who paid the balance or a tip by link that it is refunded, since others cancelled the appointment (A9). */
export function cancelledLaterWords(
  booking: EmailedBooking,
  { kind, cents }: { kind: 'balance' | 'tip'; cents: number },
): ClientMailWords {
  const sum = formatEuro(cents)
  return {
    heading: `Refund of ${sum}: ${whenInMail(booking)}`,
    paragraphs: [
      `This appointment is cancelled, so we're refunding the ${kind} of ${sum} to your card. It takes 5 to 10 working days.`,
    ],
    facts: [...factsOfBooking(booking), ['Refund', sum]],
  }
}

const cancellingText = (booking: EmailedBooking, { amountCents }: Pick<Asked, 'amountCents'>, paid = false) =>
  cancellationText(
    {
      price: partsOfRequest(amountCents),
      start: booking.row.startsAt,
      cancellationHours: booking.row.cancellationHours,
      vendor: vendorInMail(booking),
      paid,
    },
    booking.now,
  )
