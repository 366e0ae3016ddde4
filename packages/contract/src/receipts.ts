import { PAYMENT_KINDS } from '@anseo/domain/balance'
import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { cursorQuery, euro, id, instant, numeral, speciality, shownSlot } from './wire.ts'

/** The largest number that the database gives. */
const LARGEST_NUMBER = 2_147_483_647

/** A receipt of one payment or refund, for the client whose money it was. */
export const receiptOnWire = z.object({
  number: z.number().int(),
  kind: z.enum(['payment', 'refund']),
  /** The kind of the payment, or of the one that was refunded (A9). */
  paymentKind: z.enum(PAYMENT_KINDS),
  issuedAt: instant(),
  clientName: z.string(),
  vendorName: z.string(),
  speciality: speciality(),
  appointmentId: id(),
  ...shownSlot,
  /** Null for a late payment that was refunded in full (M5). */
  parts: z.object({ vendorFeeTotal: euro(), platformFee: euro(), handlingFee: euro() }).nullable(),
  totalAmount: euro(),
  /**
   * The service that the deposit counts towards; null without a known price, for refunds, and for money that paid
   * for nothing.
   */
  service: z.object({ name: z.string(), price: euro(), balance: euro() }).nullable(),
  /** The travel fee of the visit that a deposit is for: part of the balance, or of a deposit of all; 0 where there is none. */
  travelFee: euro(),
  /** The payment that a refund is of, and the part of it that is not refunded. */
  refundOf: z
    .object({
      number: z.number().int().nullable(),
      totalAmount: euro(),
      keptHandlingFee: euro(),
      /** Why an operator refunded it; null for a refund that the rules brought (D2). */
      reason: z.string().nullable(),
    })
    .nullable(),
  /** The payment at the provider. */
  reference: z.string().nullable(),
  /** The state of a refund; null for a payment. */
  refundStatus: z.enum(['pending', 'refunded', 'failed', 'void']).nullable(),
})
export type ReceiptOnWire = z.output<typeof receiptOnWire>

/** The issuer of receipts: the operator, by its settings. */
export const receiptIssuer = z.object({
  name: z.string(),
  address: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Null if the operator is not registered; receipts then state that they are not VAT invoices. */
  vatNumber: z.string().nullable(),
})
export type ReceiptIssuer = z.output<typeof receiptIssuer>

const byNumber = z.object({ number: numeral(z.number().int().min(1).max(LARGEST_NUMBER)) })

export const listReceipts = call({
  method: 'GET',
  path: '/api/user/receipts',
  access: 'client',
  summary: "List the client's receipts, newest first, or those of one appointment.",
  query: z.object({ ...cursorQuery, appointmentId: id().optional() }),
  reply: succeeds({ receipts: z.array(receiptOnWire), nextCursor: z.string().nullable() }),
})

export const getReceipt = call({
  method: 'GET',
  path: '/api/user/receipts/:number',
  access: 'client',
  summary: 'Get a receipt of the client, with its issuer.',
  params: byNumber,
  reply: succeeds({ receipt: receiptOnWire, issuer: receiptIssuer }),
})

export const printReceipt = call({
  method: 'GET',
  path: '/api/user/receipts/:number/pdf',
  access: 'client',
  summary: 'Download a receipt of the client as PDF.',
  params: byNumber,
  file: 'application/pdf',
})
