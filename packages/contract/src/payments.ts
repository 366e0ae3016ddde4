// implements: §3.10
import { PAYMENT_KINDS } from '@anseo/domain/balance'
import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { enteredEuro, euro, id, shownSlot } from './wire.ts'

/** The amounts to pay, of a balance or tip all in the vendor's fee, as the payment dialog shows them (section 3, Payment summary). */
export const paymentSummary = z.object({
  vendorName: z.string(),
  ...shownSlot,
  vendorFeeTotal: euro(),
  platformFee: euro(),
  handlingFee: euro(),
  totalAmount: euro(),
})
export type PaymentSummary = z.output<typeof paymentSummary>

export const createPaymentIntent = call({
  method: 'POST',
  path: '/api/user/create-payment-intent',
  access: 'client',
  summary:
    'Create the payment intent of a confirmed, unpaid appointment, or from its start on of the balance that the vendor asked for, or of a tip. Repeating the call returns the same one (M5).',
  idempotent: true,
  body: z.object({
    appointmentId: id(),
    kind: z.enum(PAYMENT_KINDS).default('deposit'),
    /** Euro, of a tip; the others have their own sum. */
    amount: enteredEuro().optional(),
    /** A saved card to pay with; the page then confirms the intent without any card. */
    paymentMethodId: id().optional(),
    /** Saves the card for later payments; each call sets it again (C3 of growth). */
    saveCard: z.boolean().default(false),
  }),
  reply: succeeds({ clientSecret: z.string(), appointmentDetails: paymentSummary }),
  refusals: [
    'NOT_FOUND',
    'APPOINTMENT_ENDED',
    'NOT_CONFIRMED',
    'ALREADY_PAID',
    'PAST',
    'PAYMENT_WINDOW_OVER',
    'NOT_PAYABLE_YET',
    'NOT_PAID',
    'NOT_STARTED',
    'NOT_ASKED',
    'BALANCE_OVER',
    'REPORT_OPEN',
    'TOO_LITTLE_FOR_A_CARD',
    'PAYMENT_PROVIDER_DOWN',
  ],
})

/** Why a payment cannot be verified. */
export const VERIFY_REFUSALS = [
  'NOT_FOUND',
  'PAYMENT_NOT_SUCCEEDED',
  'PAYMENT_NOT_VERIFIED',
  'PAYMENT_RETURNED',
  'PAYMENT_PROVIDER_DOWN',
] as const

export const verifyPayment = call({
  method: 'POST',
  path: '/api/user/verify-payment',
  access: 'client',
  whileBlocked: true,
  summary: 'Verify a payment with the provider (M4).',
  idempotent: true,
  body: z.object({ id: z.string().min(1).max(200) }),
  refusals: VERIFY_REFUSALS,
})
