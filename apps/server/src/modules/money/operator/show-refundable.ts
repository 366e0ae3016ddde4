import type { RefundableOnWire } from '@anseo/contract/admin-payments'
import { centsToEuro } from '@anseo/domain/money'
import { nextPayday } from '@anseo/domain/payday'
import type { PriceParts } from '@anseo/domain/price'
import type { Queryable } from '../../../platform/database/database.ts'
import { isAllElseRefunded } from '../payments/all-else-refunded.ts'
import { findAppointmentOf, type PaymentRow } from '../payments/payment-store.ts'
import { readRefundable } from '../payments/refundable.ts'

/** Returns what an operator can refund of a payment now, in euro (D2). */
export async function showRefundable(
  db: Queryable,
  payment: PaymentRow,
  now: Date,
): Promise<RefundableOnWire> {
  const appointment = await findAppointmentOf(db, payment)
  const refundable = await readRefundable(db, payment, appointment)
  const { room, price, disputes, isLive, isEarned, isPaidOut } = refundable
  return {
    left: centsToEuro(room.leftCents),
    paid: partsToWire(price),
    parts: partsToWire(room.parts),
    vendorHas: centsToEuro(room.vendorHasCents),
    vendorShare: isPaidOut ? 'paid out' : isEarned ? 'owed' : 'held',
    payday: nextPayday(now).toISOString(),
    disputed: disputes.some(({ status }) => status === 'open'),
    cancels: isLive && (await isAllElseRefunded(db, payment, appointment)),
  }
}

const partsToWire = ({ vendorFeeCents, platformFeeCents, handlingFeeCents }: PriceParts) => ({
  vendorFee: centsToEuro(vendorFeeCents),
  platformFee: centsToEuro(platformFeeCents),
  handlingFee: centsToEuro(handlingFeeCents),
})
