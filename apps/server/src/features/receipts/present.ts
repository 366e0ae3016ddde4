import type { ReceiptOnWire } from '@anseo/contract/receipts'
import { centsToEuro } from '@anseo/domain/money'
import { titleCase } from '@anseo/domain/person-name'
import type { PriceParts } from '@anseo/domain/price'
import { slotToWire } from '@anseo/domain/slot'
import type { ReceiptRow } from './store.ts'

/** A receipt as its client sees it. */
export const presentReceipt = (row: ReceiptRow): ReceiptOnWire => ({
  number: row.receipt.number,
  kind: row.refund ? 'refund' : 'payment',
  issuedAt: row.receipt.issuedAt.toISOString(),
  clientName: titleCase(row.clientName),
  vendorName: titleCase(row.vendorName),
  speciality: row.speciality,
  appointmentId: row.appointment.id,
  ...slotToWire({ start: row.appointment.startsAt, end: row.appointment.endsAt }),
  parts: partsToWire(row),
  totalAmount: centsToEuro(totalCentsOf(row)),
  reference: row.payment.intentId,
  refundStatus: row.refund?.status ?? null,
})

const totalCentsOf = ({ refund, payment }: ReceiptRow): number =>
  refund?.amountCents ?? payment.receivedCents ?? payment.amountCents

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

/** What the money was for: the parts that a refund gives back, the price of the appointment that a payment paid. */
function partsOf({ refund, payment, appointment }: ReceiptRow): PriceParts | null {
  if (!refund) return payment.returnedAt ? null : appointment
  const { vendorFeeCents, platformFeeCents, handlingFeeCents } = refund
  if (vendorFeeCents === null || platformFeeCents === null || handlingFeeCents === null) return null
  return { vendorFeeCents, platformFeeCents, handlingFeeCents }
}
