import { chargeableLoss } from '@anseo/domain/dispute-charge'
import { disputeCharged } from '@anseo/domain/ledger'
import { formatEuro } from '@anseo/domain/money'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { lockAppointment, toEventBase } from '../../booking/public.ts'
import { recordAudit } from '../../audit/public.ts'
import { bookMovement } from '../ledger/book-movement.ts'
import { findDisputedAppointment, lockDispute, markCharged } from './dispute-store.ts'
import { insertEarning } from './earning-store.ts'
import { disputeChargedToVendor } from '../events.ts'
import type { earning } from '../tables/payouts.ts'

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
    const { dispute, lost, returnedAt, chargeKeys } = await lockDispute(unit.db, disputeId)
    if (dispute.chargedToVendorAt) throw new Refusal('ALREADY_CHARGED')
    const lossCents = chargeableLoss(dispute, lost, { ...row, returnedAt })
    if (lossCents === 0) throw new Refusal('DISPUTE_NOT_CHARGEABLE')
    const of = { vendorId: row.vendorId, appointmentId: row.id, amountCents: -lossCents, owedAt: unit.now }
    if (!(await insertCharge(unit, of, chargeKeys))) throw new Refusal('ALREADY_CHARGED')
    await bookMovement(unit, disputeCharged(disputeId, row.vendorId, lossCents), row.id)
    await markCharged(unit.db, disputeId, unit.now)
    await unit.publish(disputeChargedToVendor, { ...toEventBase(row), amountCents: lossCents })
    await recordAudit(unit, {
      adminId: caller.accountId,
      action: 'dispute.charged',
      subject: { kind: 'dispute', id: disputeId },
      details: { appointment: row.id, vendor: row.vendorId, amount: formatEuro(lossCents) },
    })
  })
}

/** Inserts the charge under the first of these payments that has none; returns false if each has one. */
async function insertCharge(
  { db }: UnitOfWork,
  of: Pick<typeof earning.$inferInsert, 'vendorId' | 'appointmentId' | 'amountCents' | 'owedAt'>,
  chargeKeys: readonly (string | null)[],
): Promise<boolean> {
  for (const paymentId of chargeKeys) {
    if (await insertEarning(db, { ...of, kind: 'charged-dispute', paymentId })) return true
  }
  return false
}
