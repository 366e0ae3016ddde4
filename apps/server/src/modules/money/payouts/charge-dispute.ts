import { chargeableLoss } from '@anseo/domain/dispute-charge'
import { disputeCharged } from '@anseo/domain/ledger'
import { formatEuro } from '@anseo/domain/money'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { lockAppointment } from '../../booking/public.ts'
import { recordAudit } from '../../audit/public.ts'
import { bookMovement } from '../ledger/book-movement.ts'
import { findDisputedAppointment, lockDispute, markCharged } from './dispute-store.ts'
import { insertEarning } from './earning-store.ts'

/**
 * An admin makes the vendor bear what we lost by a dispute, once: it comes off what the vendor is owed (M7).
 * @throws Refusal `DISPUTE_NOT_CHARGEABLE` when nothing was lost by it, its money had paid for nothing, or the appointment
 * has not ended.
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
    const { dispute, returnedAt, refund } = await lockDispute(unit.db, disputeId)
    if (dispute.chargedToVendorAt) throw new Refusal('ALREADY_CHARGED')
    const lossCents = chargeableLoss(dispute, refund, { ...row, returnedAt })
    if (lossCents === 0) throw new Refusal('DISPUTE_NOT_CHARGEABLE')
    const about = { vendorId: row.vendorId, appointmentId: row.id, kind: 'charged-dispute' } as const
    // Of several disputes of one payment one can be charged: together they cannot exceed what it brought.
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
