import { chargeableLoss } from '@anseo/domain/dispute-charge'
import { disputeCharged } from '@anseo/domain/ledger'
import { formatEuro } from '@anseo/domain/money'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { lockAppointment } from '../../booking/public.ts'
import { recordAudit } from '../../audit/public.ts'
import { bookMovement } from '../ledger/book-movement.ts'
import { findRefundsOfPayment } from '../refunds/refund-store.ts'
import { findDisputedAppointment, lockDispute, markCharged } from './dispute-store.ts'
import { insertEarning } from './earning-store.ts'

/**
 * Charges a lost dispute to the vendor, once; it is deducted from the vendor's earnings (M7).
 * @throws Refusal `DISPUTE_NOT_CHARGEABLE` if nothing was lost, the payment paid for nothing, or the appointment has
 * not ended.
 */
export async function chargeDisputeToVendor(
  { transaction }: Runtime,
  caller: Caller,
  disputeId: string,
): Promise<void> {
  await transaction(async (unit) => {
    const appointmentId = await findDisputedAppointment(unit.db, disputeId)
    const row = appointmentId && (await lockAppointment(unit.db, appointmentId))
    if (!row) throw new Refusal('NOT_FOUND')
    const { dispute, returnedAt, laterPaymentId } = await lockDispute(unit.db, disputeId)
    if (dispute.chargedToVendorAt) throw new Refusal('ALREADY_CHARGED')
    const refunds = await findRefundsOfPayment(unit.db, dispute.paymentId)
    const lossCents = chargeableLoss(dispute, refunds, { ...row, returnedAt })
    if (lossCents === 0) throw new Refusal('DISPUTE_NOT_CHARGEABLE')
    const of = { vendorId: row.vendorId, appointmentId: row.id, paymentId: laterPaymentId }
    const about = { ...of, kind: 'charged-dispute' } as const
    // Of several disputes of one payment only one can be charged, since together they cannot exceed the payment.
    if (!(await insertEarning(unit.db, { ...about, amountCents: -lossCents, owedAt: unit.now }))) {
      throw new Refusal('ALREADY_CHARGED')
    }
    await bookMovement(unit, disputeCharged(disputeId, row.vendorId, lossCents), row.id)
    await markCharged(unit.db, disputeId, unit.now)
    await recordAudit(unit, {
      adminId: caller.accountId,
      action: 'dispute.charged',
      subject: { kind: 'dispute', id: disputeId },
      details: { appointment: row.id, vendor: row.vendorId, amount: formatEuro(lossCents) },
    })
  })
}
