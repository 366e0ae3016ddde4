import type { BodyOf } from '@anseo/contract/call'
import type { paymentLinkCalls } from '@anseo/contract/payment-links'
import { Refusal, refuseOn } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { type AppointmentRow, lockAppointment } from '../../booking/public.ts'
import { findRequest, isPayable, type RequestRow } from '../payments/asked-sum.ts'
import { intentFor } from '../payments/create-payment-intent.ts'
import { findPaymentOfIntent, type PaymentRow, type WantedPayment } from '../payments/payment-store.ts'
import { takePayment } from '../payments/take-payment.ts'
import { verifySettled } from '../payments/verify-payment.ts'
import { wantedPayment } from '../payments/wanted-payment.ts'
import { requireRequest } from './hold-link.ts'
import { linkProblem } from './link-problem.ts'

/**
 * Returns the live intent of a link; two tabs and two links to the same request get the same one (M5).
 * @param wanted `tip` in euro asks for the intent of a tip in place of that of the request (B12).
 * @throws Refusal `NOT_FOUND` for a wrong or ended link, and a tip by a link for a deposit, `ALREADY_PAID`, `PAST` and those
 * of `cardBalanceProblem` and `tipProblem`, `INVALID_REQUEST` for the sum of a tip, `PAYMENT_PROVIDER_DOWN`,
 * `RATE_LIMITED` after several declined cards.
 */
export async function payByLinkFor(
  runtime: Runtime,
  { token, tip }: BodyOf<typeof paymentLinkCalls.payByLink>,
) {
  const { id, appointmentId } = await requireRequest(runtime.db, token)
  await runtime.rateLimiter.check('have a card refused', tip === undefined ? id : appointmentId)
  const { clientSecret } = await intentFor(runtime, () =>
    runtime.transaction(async (unit) => {
      const row = await lockAppointment(unit.db, appointmentId)
      const request = await findRequest(unit.db, id)
      if (!row || !request) throw new Refusal('NOT_FOUND')
      const wanted =
        tip === undefined ? wantedBy(request, row, unit.now) : await wantedTip(unit, { request, row, tip })
      return { payment: await takePayment(unit, row.id, wanted) }
    }),
  )
  return { clientSecret }
}

function wantedBy(request: RequestRow, row: AppointmentRow, now: Date): WantedPayment {
  refuseOn(linkProblem(request, row, now))
  if (!isPayable(request, now)) throw new Refusal('NOT_FOUND')
  const { id: requestId, kind, amountCents } = request
  return { kind, amountCents, requestId }
}

/** Returns the payment of a tip, which can be given as long as the link stands, also once the balance is paid. */
function wantedTip(
  unit: UnitOfWork,
  { request, row, tip }: { request: RequestRow; row: AppointmentRow; tip: number },
): Promise<WantedPayment> {
  if (request.kind !== 'balance' || request.endedAt) throw new Refusal('NOT_FOUND')
  return wantedPayment(unit, row, { kind: 'tip', amount: tip })
}

/**
 * Asks the provider whether the intent of a link has been paid, since the browser is not trusted (M4).
 * @throws Refusal `NOT_FOUND` for an intent that is not of this link; see `verifySettled` for the others.
 */
export async function verifyByLink(runtime: Runtime, token: string, intentId: string): Promise<void> {
  const request = await requireRequest(runtime.db, token)
  const payment = /^\w+$/.test(intentId) ? await findPaymentOfIntent(runtime.db, intentId) : null
  if (!payment || !isOfLink(payment, request)) throw new Refusal('NOT_FOUND')
  await verifySettled(runtime, payment.id, payment.requestId ?? payment.appointmentId)
}

const isOfLink = ({ requestId, kind, appointmentId }: PaymentRow, request: RequestRow): boolean =>
  kind === 'tip'
    ? request.kind === 'balance' && appointmentId === request.appointmentId
    : requestId === request.id
