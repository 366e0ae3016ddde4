// implements: §3.10
import type { PaymentSummary } from '@anseo/contract/payments'
import { centsToEuro } from '@anseo/domain/money'
import { titleCase } from '@anseo/domain/person-name'
import { slotToWire } from '@anseo/domain/slot'
import { slotOf, type AppointmentRow } from '../../booking/public.ts'

/** Returns the amounts to pay, as the payment dialog shows them (§3 Payment summary). */
export const presentSummary = (row: AppointmentRow, vendorName: string): PaymentSummary => ({
  vendorName: titleCase(vendorName),
  ...slotToWire(slotOf(row)),
  vendorFeeTotal: centsToEuro(row.vendorFeeCents),
  platformFee: centsToEuro(row.platformFeeCents),
  handlingFee: centsToEuro(row.handlingFeeCents),
  totalAmount: centsToEuro(row.totalCents),
})
