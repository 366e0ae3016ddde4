import { paymentRequestProblem } from '@anseo/domain/payment-request'
import { Refusal, refuseOn } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { factsOf, lockAppointment } from '../../booking/public.ts'
import { intentFor } from '../payments/create-payment-intent.ts'
import { findPaymentOfIntent, type WantedPayment } from '../payments/payment-store.ts'
import { takePayment } from '../payments/take-payment.ts'
import { verifySettled } from '../payments/verify-payment.ts'
import { requireRequest } from './hold-link.ts'
import { findRequest, isPayable, type RequestRow } from '../payments/asked-sum.ts'

/**
 * Returns the live intent of a link; two tabs and two links to the same request get the same one (M5).
 * @throws Refusal `NOT_FOUND` for a wrong or ended link, `ALREADY_PAID`, `PAST`, `APPOINTMENT_ENDED`,
 * `PAYMENT_PROVIDER_DOWN`, `RATE_LIMITED` after several declined cards.
 */
export async function payByLinkFor(runtime: Runtime, token: string) {
  const { id, appointmentId } = await requireRequest(runtime.db, token)
  await runtime.rateLimiter.check('have a card refused', id)
  const { clientSecret } = await intentFor(runtime, () =>
    runtime.transaction(async (unit) => {
      const { db, now } = unit
      const row = await lockAppointment(db, appointmentId)
      const request = await findRequest(db, id)
      if (!row || !request) throw new Refusal('NOT_FOUND')
      refuseOn(paymentRequestProblem(factsOf(row), row, now))
      if (!isPayable(request, now)) throw new Refusal('NOT_FOUND')
      return { payment: await takePayment(unit, row.id, wantedBy(request)) }
    }),
  )
  return { success: true as const, clientSecret }
}

const wantedBy = ({ id: requestId, kind, amountCents }: RequestRow): WantedPayment => ({
  kind,
  amountCents,
  requestId,
})

/**
 * Asks the provider whether the intent of a link has been paid, since the browser is not trusted (M4).
 * @throws Refusal `NOT_FOUND` for an intent that is not of this link; see `verifySettled` for the others.
 */
export async function verifyByLink(runtime: Runtime, token: string, intentId: string): Promise<void> {
  const { id } = await requireRequest(runtime.db, token)
  const payment = /^\w+$/.test(intentId) ? await findPaymentOfIntent(runtime.db, intentId) : null
  if (payment?.requestId !== id) throw new Refusal('NOT_FOUND')
  await verifySettled(runtime, payment.id, id)
}
