import { type RefundBearer, splitByBearer, type SplitRefund } from '@anseo/domain/refunded-parts'
import { formatEuro } from '@anseo/domain/money'
import { operatorRefundProblem } from '@anseo/domain/operator-refund'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal, refuseOn } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { recordAudit } from '../../audit/public.ts'
import { type AppointmentRow, endRefunded, recordOperatorRefund, toEventBase } from '../../booking/public.ts'
import { refundMade } from '../events.ts'
import { insertEarning } from '../payouts/earning-store.ts'
import { openRefund } from './open-refund.ts'
import { isAllElseRefunded } from './all-else-refunded.ts'
import { findPayment, lockPayment, type PaymentRow } from './payment-store.ts'
import { readRefundable } from './refundable.ts'

/** An operator's refund: its sum in cents, who bears it, and the reason that both sides read. */
interface Wanted {
  amountCents: number
  reason: string
  bearer: RefundBearer
  /** The amount that was left to refund when the operator decided; undefined if unknown. */
  seenLeftCents?: number | undefined
}

const REFUNDED_MEANWHILE = 'Part of this payment was refunded just now. Check the amount and try again.'

/**
 * Refunds a payment as an operator, whole or in part, also after its appointment has ended (D2). The refund that leaves
 * nothing of what was paid for a live appointment cancels it.
 * @throws Refusal `NOT_FOUND`, `REFUND_TOO_MUCH`, `REFUND_CHANGED`, `PAYMENT_DISPUTED`, `REPORT_OPEN` where it would cancel an appointment
 * whose report is open.
 */
export async function refundByOperator(
  { transactionOnce }: Runtime,
  caller: Caller,
  paymentId: string,
  wanted: Wanted,
): Promise<void> {
  await transactionOnce(async (unit) => {
    if (!(await findPayment(unit.db, paymentId))) throw new Refusal('NOT_FOUND')
    const { payment, appointment } = await lockPayment(unit.db, paymentId)
    const { amountCents, reason, bearer, seenLeftCents } = wanted
    const { room, disputes, isLive, isEarned } = await readRefundable(unit.db, payment, appointment)
    if (seenLeftCents !== undefined && seenLeftCents !== room.leftCents) {
      throw new Refusal('REFUND_CHANGED', { message: REFUNDED_MEANWHILE })
    }
    refuseOn(operatorRefundProblem(amountCents, room, disputes))
    const parts = splitByBearer(amountCents, room.parts, bearer, room.vendorHasCents)
    const by = { bearer, reason, madeBy: caller.accountId }
    const opened = { totalCents: amountCents, parts, made: { ...by, isEarned } }
    const refund = (await openRefund(unit, payment, appointment.vendorId, opened))!
    if (isEarned) await deductFromEarnings(unit, payment, appointment, { refundId: refund.id, parts })
    const isWhole = amountCents === room.leftCents && (await isAllElseRefunded(unit.db, payment, appointment))
    const cancels = isWhole && isLive
    const row =
      payment.kind === 'deposit' ? await recordOperatorRefund(unit, appointment, parts) : appointment
    if (cancels) {
      refuseOn(await endRefunded(unit, row, reason, { before: appointment, refundCents: amountCents }))
    }
    const vendorCents = parts.vendorFeeCents - parts.lossCents
    await unit.publish(refundMade, {
      ...toEventBase(row),
      refundId: refund.id,
      paymentId,
      amountCents,
      reason,
      bearer,
      vendorCents,
      isEarned,
      cancels,
    })
    await recordAudit(unit, {
      adminId: caller.accountId,
      action: 'payment.refunded',
      subject: { kind: 'payment', id: paymentId },
      reason,
      details: {
        appointment: row.id,
        refund: refund.id,
        amount: formatEuro(amountCents),
        'borne by': bearer,
        'from the vendor': formatEuro(vendorCents),
      },
    })
  })
}

/** Deducts the vendor's part of a refund from its next payout, also when the fee has been paid out already. */
async function deductFromEarnings(
  unit: UnitOfWork,
  payment: PaymentRow,
  { id: appointmentId, vendorId }: AppointmentRow,
  { refundId, parts }: { refundId: string; parts: SplitRefund },
): Promise<void> {
  const cents = parts.vendorFeeCents - parts.lossCents
  if (cents === 0) return
  const of = { vendorId, appointmentId, paymentId: payment.id, refundId }
  await insertEarning(unit.db, { ...of, kind: 'refund', amountCents: -cents, owedAt: unit.now })
}
