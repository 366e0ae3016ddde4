import { dublinDate } from './dublin-time.ts'
import { formatTime } from './moment-text.ts'
import { euroToCents, formatEuro } from './money.ts'
import { formatDay, parseSlotDate } from './slot-date.ts'
import { type Speciality, specialityLabel } from './specialities.ts'

/** What the API says of a receipt; page and PDF say the same of it. */
export interface ReceiptFacts {
  /** What it is for: money that a client paid, or that went back. */
  kind: 'payment' | 'refund'
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
  reference: string | null
  refundStatus: 'pending' | 'refunded' | 'failed' | 'void' | null
}

export interface ReceiptLine {
  label: string
  /** '€90.00' */
  amount: string
}

const NUMBER_DIGITS = 6

/** The number's digits as documents and file names carry them: '000123'. */
export const receiptDigits = (number: number): string => String(number).padStart(NUMBER_DIGITS, '0')

/** The number as people read it: 'R-000123'. */
export const formatReceiptNumber = (number: number): string => `R-${receiptDigits(number)}`

export const receiptTitle = ({ kind }: Pick<ReceiptFacts, 'kind'>): string =>
  kind === 'refund' ? 'Refund receipt' : 'Payment receipt'

/** '28 Nov 2026, 03:05 PM' in Dublin. */
export function formatIssuedAt(issuedAt: string): string {
  const instant = new Date(issuedAt)
  return `${formatDay(dublinDate(instant))}, ${formatTime(instant)}`
}

const line = (label: string, euro: number): ReceiptLine => ({ label, amount: formatEuro(euroToCents(euro)) })

/** The lines of a receipt in their fixed order, and the total. */
export function receiptLines({ kind, parts, totalAmount }: ReceiptFacts): {
  lines: ReceiptLine[]
  total: ReceiptLine
} {
  const whole = kind === 'refund' ? 'Payment returned' : 'Payment received'
  return {
    lines: parts
      ? [
          line('Vendor fee', parts.vendorFeeTotal),
          line('Platform fee', parts.platformFee),
          line('Payment processing fee', parts.handlingFee),
        ]
      : [line(whole, totalAmount)],
    total: line(kind === 'refund' ? 'Total refunded' : 'Total paid', totalAmount),
  }
}

/** Who, when and what it refers to: names, each with one or two lines. */
export function receiptFacts(
  receipt: ReceiptFacts,
): readonly (readonly [name: string, ...lines: string[]])[] {
  const date = parseSlotDate(receipt.slotDate)
  return [
    ['Client', receipt.clientName],
    ['Vendor', receipt.vendorName, specialityLabel(receipt.speciality)],
    ['Appointment', date ? formatDay(date) : receipt.slotDate, `${receipt.startTime} to ${receipt.endTime}`],
    ...(receipt.reference === null ? [] : [['Payment reference', receipt.reference] as const]),
  ]
}

const REFUND_TEXTS = {
  refunded: 'Sent back to the card that paid. Your bank may take some days to show it.',
  pending: 'The bank sent this refund back, and we are trying again.',
  failed: 'This refund has not reached your card yet. We keep trying.',
  void: 'Your bank took this money back through a dispute, so it was not sent a second time.',
} as const

/** What is to be known beside the figures: that money came too late (M5), and how far a refund has got. */
export function receiptNotes({ kind, parts, refundStatus }: ReceiptFacts): string[] {
  const came = 'The payment came after the appointment could no longer be paid'
  return [
    ...(parts
      ? []
      : [kind === 'refund' ? `${came}, so all of it goes back.` : `${came}. All of it goes back.`]),
    ...(refundStatus === null ? [] : [REFUND_TEXTS[refundStatus]]),
  ]
}

/** What kind of paper it is to the tax office: ours is no invoice unless the operator is registered. */
export const receiptVatText = (vatNumber: string | null): string =>
  vatNumber === null ? 'This is a receipt, not a VAT invoice.' : `VAT number ${vatNumber}`
