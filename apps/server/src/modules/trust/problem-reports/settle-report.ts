import { formatEuro } from '@anseo/domain/money'
import { centsToSend, vendorKeptCents, leftOf, splitRefund } from '@anseo/domain/refunded-parts'
import type { Caller } from '../../../platform/http/caller.ts'
import { invalidField, Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { toEventBase, lockAppointment, takeStep } from '../../booking/public.ts'
import { recordAudit } from '../../audit/public.ts'
import { findReportedAppointment, settleReport as storeSettlement } from './store.ts'
import { problemSettled } from '../events.ts'

/** An admin's decision, and the reason given to each side. */
interface Decision {
  /** From 0 to everything that was paid. */
  refundCents: number
  toClient: string
  toVendor: string
}

/**
 * Resolves a problem report as an admin, once: the client gets the refund decided, the vendor earns the rest of its fee
 * (L3).
 * @throws Refusal `NOT_REPORTED` if it is resolved already, `INVALID_REQUEST` for more than was paid.
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
    const settlement = {
      refundCents,
      reasonToClient: toClient,
      reasonToVendor: toVendor,
      settledAt: unit.now,
      settledBy: caller.accountId,
    }
    if (!(await storeSettlement(unit.db, reportId, settlement))) throw new Refusal('NOT_REPORTED')
    const left = leftOf(row, row.givenBack)
    if (refundCents > left.totalCents) {
      const what = row.givenBack ? "That's what is left to refund." : "That's what was paid."
      throw invalidField('refundAmount', `Enter ${formatEuro(left.totalCents)} or less. ${what}`)
    }
    const settled = await takeStep(unit, row, { kind: 'settleReport', refundCents })
    const earnedCents = vendorKeptCents(row, row.givenBack) - splitRefund(refundCents, left).vendorFeeCents
    await recordAudit(unit, {
      adminId: caller.accountId,
      action: 'report.settled',
      subject: { kind: 'report', id: reportId },
      reason: toClient,
      details: {
        state: { from: 'open', to: 'settled' },
        appointment: row.id,
        refund: formatEuro(refundCents),
        'to the vendor': toVendor,
      },
    })
    await unit.publish(problemSettled, {
      ...toEventBase(settled),
      refundCents: centsToSend(refundCents, row.givenBack?.disputedCents),
      earnedCents,
      toClient,
      toVendor,
    })
  })
}
