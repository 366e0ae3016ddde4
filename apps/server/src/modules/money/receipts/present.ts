import { capturedCents } from '@anseo/domain/payment-steps'
import type { ReceiptOnWire } from '@anseo/contract/receipts'
import { leftOf } from '@anseo/domain/refunded-parts'
import { centsToEuro } from '@anseo/domain/money'
import { partsOfRequest } from '@anseo/domain/payment-request'
import { titleCase } from '@anseo/domain/person-name'
import type { PriceParts } from '@anseo/domain/price'
import { slotToWire } from '@anseo/domain/slot'
import { costOfRow } from '../../booking/public.ts'
import type { ReceiptRow } from './store.ts'

/** Returns a receipt as its client sees it. */
export const presentReceipt = (row: ReceiptRow): ReceiptOnWire => ({
  number: row.receipt.number,
  kind: row.refund ? 'refund' : 'payment',
  paymentKind: row.payment.kind,
  issuedAt: row.receipt.issuedAt.toISOString(),
  clientName: titleCase(row.clientName),
  vendorName: titleCase(row.vendorName),
  speciality: row.speciality,
  appointmentId: row.appointment.id,
  ...slotToWire({ start: row.appointment.startsAt, end: row.appointment.endsAt }),
  parts: partsToWire(row),
  totalAmount: centsToEuro(totalCentsOf(row)),
  service: isForVisit(row) ? serviceOf(row) : null,
  travelFee: isForVisit(row) ? centsToEuro(row.appointment.travelFeeCents) : 0,
  refundOf: refundOf(row),
  reference: row.payment.intentId,
  refundStatus: row.refund?.status ?? null,
})

const paidCentsOf = ({ payment }: ReceiptRow): number => capturedCents(payment)
const totalCentsOf = (row: ReceiptRow): number => row.refund?.amountCents ?? paidCentsOf(row)

/** Returns whether it is of a deposit that stands, which is a part of what the visit costs. */
const isForVisit = ({ refund, payment }: ReceiptRow): boolean =>
  !refund && !payment.returnedAt && payment.kind === 'deposit'

/** Returns the service that the deposit of a payment counts towards, and the balance for the day (A1). */
function serviceOf({ appointment }: ReceiptRow): ReceiptOnWire['service'] {
  const { fullPriceCents, serviceName } = appointment
  if (fullPriceCents === null) return null
  return {
    name: serviceName ?? 'the agreed work',
    price: centsToEuro(fullPriceCents),
    balance: centsToEuro(costOfRow(appointment).onTheDayCents),
  }
}

/** Returns the refunded payment and the retained processing fee. */
function refundOf(row: ReceiptRow): ReceiptOnWire['refundOf'] {
  const { refund, paymentNumber } = row
  if (!refund) return null
  const left = leftOf(partsPaid(row), row.payment.kind === 'deposit' ? row.appointment.givenBack : null)
  // Of a part refunded by an operator nothing is withheld for good.
  const { bearer, handlingFeeCents } = refund
  const withheld = bearer === null && handlingFeeCents !== null ? left.handlingFeeCents - handlingFeeCents : 0
  return {
    number: paymentNumber,
    totalAmount: centsToEuro(paidCentsOf(row)),
    keptHandlingFee: centsToEuro(withheld),
    reason: refund.reason,
  }
}

function partsToWire(row: ReceiptRow): ReceiptOnWire['parts'] {
  const parts = partsOf(row)
  return (
    parts && {
      vendorFeeTotal: centsToEuro(parts.vendorFeeCents),
      platformFee: centsToEuro(parts.platformFeeCents),
      handlingFee: centsToEuro(parts.handlingFeeCents),
    }
  )
}

/** Returns the parts of the money: those that a refund returns, or those of the price that a payment paid. */
function partsOf(row: ReceiptRow): PriceParts | null {
  const { refund, payment } = row
  if (!refund) return payment.returnedAt ? null : partsPaid(row)
  const { vendorFeeCents, platformFeeCents, handlingFeeCents } = refund
  if (vendorFeeCents === null || platformFeeCents === null || handlingFeeCents === null) return null
  return { vendorFeeCents, platformFeeCents, handlingFeeCents }
}

/** Returns the parts that a payment paid: of the deposit those of the price, otherwise all of it is the vendor's (B12). */
const partsPaid = ({ payment, appointment }: ReceiptRow): PriceParts =>
  payment.kind === 'deposit' ? appointment : partsOfRequest(payment.amountCents)
