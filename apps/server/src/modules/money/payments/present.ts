// implements: §3.10
import type { PaymentSummary } from '@anseo/contract/payments'
import { centsToEuro } from '@anseo/domain/money'
import { partsOfRequest } from '@anseo/domain/payment-request'
import { titleCase } from '@anseo/domain/person-name'
import { slotToWire } from '@anseo/domain/slot'
import { slotOf, type AppointmentRow } from '../../booking/public.ts'
import type { WantedPayment } from './payment-store.ts'

/** Returns the amounts to pay, as the payment dialog shows them (§3 Payment summary). */
export function presentSummary(
  row: AppointmentRow,
  { kind, amountCents }: WantedPayment,
  vendorName: string,
): PaymentSummary {
  const parts = kind === 'deposit' ? row : partsOfRequest(amountCents)
  return {
    vendorName: titleCase(vendorName),
    ...slotToWire(slotOf(row)),
    vendorFeeTotal: centsToEuro(parts.vendorFeeCents),
    platformFee: centsToEuro(parts.platformFeeCents),
    handlingFee: centsToEuro(parts.handlingFeeCents),
    totalAmount: centsToEuro(amountCents),
  }
}
