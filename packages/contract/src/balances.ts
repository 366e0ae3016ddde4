import { PAID_WAYS } from '@anseo/domain/balance'
import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { CLIENT_MAIL_OUTCOMES } from './client-mails.ts'
import { enteredEuro, euro, id, instant, onPath } from './wire.ts'

const APPOINTMENT = '/api/pro/appointments/:id'

/** The refusals of sums that are asked for and paid by card from the start on (B12). */
export const CARD_REFUSALS = [
  'APPOINTMENT_ENDED',
  'NOT_PAID',
  'NOT_STARTED',
  'BALANCE_OVER',
  'ALREADY_PAID',
  'TOO_LITTLE_FOR_A_CARD',
  'REPORT_OPEN',
] as const

/** The paid and the open part of an appointment's total, the same for both sides: total = paid + open (B12). */
export const paymentsOnWire = z.object({
  total: euro(),
  paid: euro(),
  open: euro(),
  /** Paid by card, on top of the total; null where there was none. */
  tip: euro().nullable(),
  /**
   * Of what was paid by card from the start on, what neither an operator nor a bank has returned: it is refunded if others
   * than the client cancel (A9). Missing where nothing was paid then.
   */
  refundable: z.object({ balance: euro(), tip: euro() }).optional(),
  /** When the vendor requested the open amount by card; null without a request. */
  askedAt: instant().nullable(),
  /** The payments that the vendor recorded, oldest first. */
  recorded: z.array(z.object({ _id: id(), way: z.enum(PAID_WAYS), amount: euro(), at: instant() })),
})
export type PaymentsOnWire = z.output<typeof paymentsOnWire>

const recordBalance = call({
  method: 'POST',
  path: `${APPOINTMENT}/balance`,
  access: 'vendor',
  summary:
    'Record that the client paid what is open, or part of it, in cash or otherwise, from the start until 30 days after the end (B12). Withdraws a request to pay it by card.',
  idempotent: true,
  body: z.object({ amount: enteredEuro(), way: z.enum(PAID_WAYS) }),
  reply: succeeds({ message: z.string(), recordId: id() }),
  refusals: ['APPOINTMENT_ENDED', 'NOT_PAID', 'NOT_STARTED', 'BALANCE_OVER', 'ALREADY_PAID'],
})

const undoRecord = call({
  method: 'DELETE',
  path: `${APPOINTMENT}/balance/:recordId`,
  access: 'vendor',
  summary:
    'Take back what was recorded as paid, until 30 days after the end, also after a cancellation; the sum is open again.',
  params: onPath.extend({ recordId: id() }),
  refusals: ['BALANCE_OVER'],
})

const askForBalance = call({
  method: 'POST',
  path: `${APPOINTMENT}/balance-request`,
  access: 'vendor',
  summary:
    'Ask the client to pay what is open by card, from the start until 30 days after the end (B12). The client of an own booking gets a link, of which `emailed` tells whether it was sent.',
  idempotent: true,
  reply: succeeds({ message: z.string(), emailed: z.enum(CLIENT_MAIL_OUTCOMES).optional() }),
  refusals: [...CARD_REFUSALS, 'NOT_LISTED', 'ACCOUNT_CLOSING'],
})

const withdrawBalanceRequest = call({
  method: 'DELETE',
  path: `${APPOINTMENT}/balance-request`,
  access: 'vendor',
  summary:
    'Withdraw the request to pay the balance by card. A card that is being charged at this moment is refunded.',
})

export const balanceCalls = { recordBalance, undoRecord, askForBalance, withdrawBalanceRequest }
