import { formatEuro } from '@anseo/domain/money'
import { centsToSend, vendorKeptCents, leftOf } from '@anseo/domain/refunded-parts'
import { settledEarningCents, splitSettlement, wholeCents } from '@anseo/domain/settlement'
import type { Caller } from '../../../platform/http/caller.ts'
import { invalidField, Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { toEventBase, lockAppointment, takeStep } from '../../booking/public.ts'
import { recordAudit } from '../../audit/public.ts'
import { laterPaymentsOf, NO_LATER_PAYMENTS } from '../../money/public.ts'
import { findReportedAppointment, isOpen, storeSettlement } from './store.ts'
import { problemSettled } from '../events.ts'

/** An admin's decision, and the reason given to each side. */
interface Decision {
  /** Any part of the sum paid now, or everything, with balance and tip by card. */
  refundCents: number
  toClient: string
  toVendor: string
}

/**
 * Resolves a problem report as an admin, once: the client gets the refund decided, the vendor earns the rest
 * (L3).
 * @throws Refusal `NOT_REPORTED` if it is resolved already, `INVALID_REQUEST` for more than was paid now, unless it is everything.
 */
export async function settleReport(
  runtime: Runtime,
  caller: Caller,
  reportId: string,
  { refundCents, toClient, toVendor }: Decision,
): Promise<void> {
  await runtime.transaction(async (unit) => {
    const appointmentId = await findReportedAppointment(unit.db, reportId)
    const row = appointmentId && (await lockAppointment(unit.db, appointmentId))
    if (!row) throw new Refusal('NOT_FOUND')
    if (!(await isOpen(unit.db, reportId))) throw new Refusal('NOT_REPORTED')
    const left = leftOf(row, row.givenBack)
    const later = (await laterPaymentsOf(unit.db, [row.id])).get(row.id) ?? NO_LATER_PAYMENTS
    const laterCents = later.balanceCents + later.tipCents
    const everythingCents = wholeCents({ left, laterCents })
    if (refundCents > left.totalCents && refundCents !== everythingCents) {
      const what = row.givenBack ? "That's what is left to refund." : "That's what was paid."
      throw invalidField(
        'refundAmount',
        laterCents > 0
          ? `Enter ${formatEuro(left.totalCents)} or less, or ${formatEuro(everythingCents)} for everything.`
          : `Enter ${formatEuro(left.totalCents)} or less. ${what}`,
      )
    }
    const { isWhole } = splitSettlement(refundCents, { left, laterCents })
    const earnedCents = settledEarningCents(refundCents, {
      left,
      laterCents,
      vendorHasCents: vendorKeptCents(row, row.givenBack),
      laterHasCents: later.vendorHasCents - later.cardCostCents,
    })
    // The sum that the bank gave the client before is not sent again.
    const sentCents = centsToSend(refundCents, row.givenBack?.disputedCents)
    const settlement = {
      refundCents: sentCents,
      earnedCents,
      reasonToClient: toClient,
      reasonToVendor: toVendor,
      settledAt: unit.now,
      settledBy: caller.accountId,
    }
    await storeSettlement(unit.db, reportId, settlement)
    const settled = await takeStep(unit, row, { kind: 'settleReport', refundCents, laterCents })
    await recordAudit(unit, {
      adminId: caller.accountId,
      action: 'report.settled',
      subject: { kind: 'report', id: reportId },
      reason: toClient,
      details: {
        state: { from: 'open', to: 'settled' },
        appointment: row.id,
        refund: formatEuro(sentCents),
        ...(sentCents < refundCents && { 'given by the bank': formatEuro(refundCents - sentCents) }),
        ...(isWhole && laterCents > 0 && { 'balance and tip': formatEuro(laterCents) }),
        'to the vendor': toVendor,
      },
    })
    await unit.publish(problemSettled, {
      ...toEventBase(settled),
      refundCents: sentCents,
      later: isWhole ? later : NO_LATER_PAYMENTS,
      earnedCents,
      toClient,
      toVendor,
    })
  })
}
