import { createPaymentIntent, verifyPayment } from '@anseo/contract/payments'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { createPaymentIntentFor } from './create-payment-intent.ts'
import { verifyPaymentFor } from './verify-payment.ts'

/** Binds the calls by which clients pay. */
export function bindPayments(bind: Bind, runtime: Runtime) {
  bind(createPaymentIntent, ({ caller, body }) => createPaymentIntentFor(runtime, caller, body))
  bind(verifyPayment, async ({ caller, body }) => {
    await verifyPaymentFor(runtime, caller, body.id)
    return 'Payment successful'
  })
}
