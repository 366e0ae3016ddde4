import type { PaymentKind } from './balance.ts'
import { dublinDate } from './dublin-time.ts'
import { formatTime } from './moment-text.ts'
import { euroText } from './money.ts'
import { formatDay, parseSlotDate } from './slot-date.ts'
import { type NamedSpeciality, type Speciality, specialityLabel } from './specialities.ts'

/** The facts of a receipt as the API returns them; page and PDF show the same. */
export interface ReceiptFacts {
  /** The kind of receipt: of a payment by a client, or of a refund. */
  kind: 'payment' | 'refund'
  /** The kind of the payment, or of the one that was refunded (A9). */
  paymentKind: PaymentKind
  issuedAt: string
  clientName: string
  vendorName: string
  speciality: Speciality
  slotDate: string
  startTime: string
  endTime: string
  /** In euro; null where the money paid for nothing: it came too late (M5). */
  parts: { vendorFeeTotal: number; platformFee: number; handlingFee: number } | null
  totalAmount: number
  /** The service that the deposit counts towards; null without a known price, and for refunds. */
  service: { name: string; price: number; balance: number } | null
  /** The travel fee of the visit that a deposit is for; 0 where there is none (A1). */
  travelFee: number
  /** The payment that a refund is of, by the number of its receipt, and the part of it that is not refunded. */
  refundOf: {
    number: number | null
    totalAmount: number
    keptHandlingFee: number
    /** Why an operator refunded it; null for a refund that the rules brought (D2). */
    reason: string | null
  } | null
  reference: string | null
  refundStatus: 'pending' | 'refunded' | 'failed' | 'void' | null
}

export interface ReceiptLine {
  label: string
  /** '€90.00' */
  amount: string
}

const NUMBER_DIGITS = 6

/** Returns a receipt number's digits as documents and file names carry them: '000123'. */
export const receiptDigits = (number: number): string => String(number).padStart(NUMBER_DIGITS, '0')

/** Formats a receipt number as people read it: 'R-000123'. */
export const formatReceiptNumber = (number: number): string => `R-${receiptDigits(number)}`

/** Returns the title of a receipt by its kind. */
export const receiptTitle = ({ kind }: Pick<ReceiptFacts, 'kind'>): string =>
  kind === 'refund' ? 'Refund receipt' : 'Payment receipt'

/** Formats an instant as '28 Nov 2026, 03:05 PM' in Dublin. */
export function formatIssuedAt(issuedAt: string): string {
  const instant = new Date(issuedAt)
  return `${formatDay(dublinDate(instant))}, ${formatTime(instant)}`
}

const line = (label: string, euro: number): ReceiptLine => ({ label, amount: euroText(euro) })

/** Returns the lines of a receipt in their fixed order, and the total. */
export function receiptLines({ kind, paymentKind, parts, totalAmount }: ReceiptFacts): {
  lines: ReceiptLine[]
  total: ReceiptLine
} {
  const whole = kind === 'refund' ? 'Payment returned' : 'Payment received'
  return {
    lines: parts ? partLines(paymentKind, parts) : [line(whole, totalAmount)],
    total: line(kind === 'refund' ? 'Total refunded' : 'Total paid', totalAmount),
  }
}

const partLines = (kind: PaymentKind, parts: NonNullable<ReceiptFacts['parts']>): ReceiptLine[] =>
  kind === 'deposit'
    ? [
        line('Vendor fee', parts.vendorFeeTotal),
        line('Platform fee', parts.platformFee),
        line('Payment processing fee', parts.handlingFee),
      ]
    : [line(kind === 'tip' ? 'Tip' : 'Balance', parts.vendorFeeTotal)]

/** Returns the parties, dates and references of a receipt: names, each with one or two lines. */
export function receiptFacts(
  receipt: ReceiptFacts,
  specialities: readonly NamedSpeciality[],
): readonly (readonly [name: string, ...lines: string[]])[] {
  const date = parseSlotDate(receipt.slotDate)
  return [
    ['Client', receipt.clientName],
    ['Vendor', receipt.vendorName, specialityLabel(specialities, receipt.speciality)],
    ['Appointment', date ? formatDay(date) : receipt.slotDate, `${receipt.startTime} to ${receipt.endTime}`],
    ...(receipt.reference === null ? [] : [['Payment reference', receipt.reference] as const]),
  ]
}

const REFUND_TEXTS = {
  refunded: 'Refunded to the card you paid with. Allow 5 to 10 working days.',
  pending: "The bank returned this refund. We're sending it again.",
  failed: "This refund is delayed. We're still trying.",
  void: "Your bank returned this money through a dispute, so we didn't refund it again.",
} as const

const RETURNED = "This payment could no longer be used for the appointment, so it's returned in full."

/**
 * Returns the notes beside the figures: the service the deposit counts towards (A1), the payment a refund is of,
 * money that could no longer be used (M5), and the state of a refund.
 */
export function receiptNotes(receipt: ReceiptFacts): string[] {
  const { parts, refundStatus } = receipt
  return [
    ...serviceNote(receipt),
    ...refundOfNotes(receipt),
    ...(parts ? [] : [RETURNED]),
    ...(refundStatus === null ? [] : [REFUND_TEXTS[refundStatus]]),
  ]
}

function serviceNote({ service, travelFee, vendorName, totalAmount }: ReceiptFacts): string[] {
  const onTheDay = (what: string, euro: number) =>
    `The ${what} of ${euroText(euro)} is paid to ${vendorName} on the day and isn't part of this receipt: ${euroText(totalAmount + euro)} in total.`
  if (!service) return travelFee > 0 ? [onTheDay('travel fee', travelFee)] : []
  const travel = travelFee > 0 ? ` plus ${euroText(travelFee)} for travel` : ''
  const towards = `The vendor fee is a deposit towards ${service.name} (${euroText(service.price)}${travel}).`
  return [service.balance > 0 ? `${towards} ${onTheDay('balance', service.balance)}` : towards]
}

function refundOfNotes({ refundOf }: ReceiptFacts): string[] {
  if (!refundOf) return []
  const number = refundOf.number === null ? '' : ` (receipt ${formatReceiptNumber(refundOf.number)})`
  return [
    `Refunded from your payment of ${euroText(refundOf.totalAmount)}${number}.`,
    ...(refundOf.keptHandlingFee > 0
      ? [`Not refunded: payment processing fee ${euroText(refundOf.keptHandlingFee)}.`]
      : []),
    ...(refundOf.reason === null ? [] : [`Reason: “${refundOf.reason}”`]),
  ]
}

/** Returns the document's status for the tax office: ours is no invoice unless the operator is registered. */
export const receiptVatText = (vatNumber: string | null): string =>
  vatNumber === null ? 'This is a receipt, not a VAT invoice.' : `VAT number ${vatNumber}`
