import { z } from 'zod'
import { CARD_REFUSALS, paymentsOnWire } from './balances.ts'
import { call, succeeds } from './call.ts'
import { CLIENT_MAIL_OUTCOMES } from './client-mails.ts'
import { VERIFY_REFUSALS } from './payments.ts'
import { traderOnWire } from './traders.ts'
import { enteredEuro, euro, imageUrl, instant, linkToken, speciality, shownSlot } from './wire.ts'

const PATH = '/api/pro/appointments/:id/payment-request'
// Without the link: replies are kept for repeated calls, and of a link only the digest may be stored.
const asked = succeeds({ message: z.string(), emailed: z.enum(CLIENT_MAIL_OUTCOMES) })

/** The payment request of a vendor's own booking before the start, as the vendor sees it (B7). */
export const paymentRequestOnWire = z.object({
  /** `over` once the appointment has begun or been cancelled, or the vendor withdrew it. */
  status: z.enum(['open', 'paid', 'over']),
  amount: euro(),
  /** When the appointment is cancelled unless it is paid; null where it stays anyway. */
  payBy: instant().nullable(),
  /** When the link was last emailed; null where no email went. */
  emailedAt: instant().nullable(),
  paidAt: instant().nullable(),
  /** The provider's cost of the card, which is deducted from the payout; null until it is known. */
  cardCost: euro().nullable(),
})

const requestPayment = call({
  method: 'POST',
  path: PATH,
  access: 'vendor',
  summary:
    'Ask the client of an own booking for a sum, by a link that takes a card without an account (B7). Ends an earlier open request. With `payBy` the appointment is cancelled unless it is paid by then.',
  idempotent: true,
  body: z.object({ amount: enteredEuro(), payBy: instant().optional() }),
  reply: asked,
  refusals: ['APPOINTMENT_ENDED', 'ALREADY_PAID', 'PAST', 'NOT_LISTED', 'ACCOUNT_CLOSING'],
})

const sendPaymentLink = call({
  method: 'POST',
  path: `${PATH}/send`,
  access: 'vendor',
  summary: 'Email the client a link to the open request, for a sum or the balance, again.',
  reply: asked,
  refusals: ['PAST', ...CARD_REFUSALS],
})

const copyPaymentLink = call({
  method: 'POST',
  path: `${PATH}/link`,
  access: 'vendor',
  summary: 'Get another link to the open request, for a sum or the balance; earlier ones keep working.',
  reply: succeeds({ url: z.string() }),
  refusals: ['PAST', ...CARD_REFUSALS],
})

const withdrawPaymentRequest = call({
  method: 'DELETE',
  path: PATH,
  access: 'vendor',
  summary: 'Withdraw the open payment request. A card that is being charged at this moment is refunded.',
})

/** A payment request as the holder of its link sees it. */
export const paymentLinkOnWire = z.object({
  /** A sum before the start, or what is open from it on (B12). */
  kind: z.enum(['deposit', 'balance']),
  /** `paying` while a bank is processing the payment. */
  status: z.enum(['open', 'paying', 'paid', 'cancelled']),
  vendor: z.object({
    name: z.string(),
    image: imageUrl(),
    speciality: speciality(),
    /** The other party to the contract; null if the vendor has not answered (D7). */
    trader: traderOnWire.nullable(),
  }),
  ...shownSlot,
  startsAt: instant(),
  /** Until how long before the start a cancellation is refunded (A8). */
  cancellationHours: z.number().int(),
  /** In the vendor's words. */
  serviceName: z.string().nullable(),
  amount: euro(),
  /** The sum paid to the vendor on the day; null where no price was entered. */
  onTheDay: euro().nullable(),
  /** The same figures as the vendor sees: total = paid + open; the tip comes on top (B12). */
  payments: paymentsOnWire.pick({ total: true, paid: true, open: true, tip: true }),
  /** The tips to choose from; null while none can be given. */
  tips: z.array(z.object({ percent: z.number(), amount: euro() })).nullable(),
  payBy: instant().nullable(),
  /** The refunds of a paid booking, each with the instant before which it is cancelled; empty when nothing would come back (A8). */
  refunds: z.array(z.object({ until: instant(), amount: euro() })),
  /** The refund if it were cancelled now; null when it cannot be cancelled any more. */
  refundNow: euro().nullable(),
  /** The refunded part of the payment. */
  refund: z.object({ amount: euro(), status: z.enum(['pending', 'refunded', 'failed']) }).nullable(),
  receipt: z.object({ number: z.number().int(), paidAt: instant() }).nullable(),
})
export type PaymentLinkOnWire = z.output<typeof paymentLinkOnWire>

// Posted, so that no address of a call carries the token into a log.
const showPaymentLink = call({
  method: 'POST',
  path: '/api/pay/show',
  access: 'public',
  summary: 'Show what a payment link asks for (B7). `NOT_FOUND` for a wrong link or one that has ended.',
  body: z.object({ token: linkToken() }),
  reply: succeeds({ link: paymentLinkOnWire }),
  refusals: ['NOT_FOUND'],
})

const payByLink = call({
  method: 'POST',
  path: '/api/pay/intent',
  access: 'public',
  summary:
    'Create the payment intent of a payment link, or with `tip` that of a tip beside a balance (B12). Repeating the call returns the same one (M5).',
  body: z.object({ token: linkToken(), tip: enteredEuro().optional() }),
  reply: succeeds({ clientSecret: z.string() }),
  refusals: ['NOT_FOUND', 'PAST', ...CARD_REFUSALS, 'PAYMENT_PROVIDER_DOWN'],
})

const verifyPaymentByLink = call({
  method: 'POST',
  path: '/api/pay/verify',
  access: 'public',
  summary: 'Verify the payment of a link with the provider (M4).',
  body: z.object({ token: linkToken(), id: z.string().min(1).max(200) }),
  refusals: VERIFY_REFUSALS,
})

const cancelByLink = call({
  method: 'POST',
  path: '/api/pay/cancel',
  access: 'public',
  summary: 'Cancel the appointment of a payment link until its start; the refund follows A8.',
  body: z.object({
    token: linkToken(),
    /** Euro, as it was shown; another one is `REFUND_CHANGED`. */
    expectedRefund: euro().min(0),
  }),
  refusals: ['NOT_FOUND', 'APPOINTMENT_ENDED', 'PAST', 'REFUND_CHANGED'],
})

export const paymentLinkCalls = {
  requestPayment,
  sendPaymentLink,
  copyPaymentLink,
  withdrawPaymentRequest,
  showPaymentLink,
  payByLink,
  verifyPaymentByLink,
  cancelByLink,
}
