import {
  getDispute,
  getPayment,
  getRefund,
  listDisputes,
  listPayments,
  listRefunds,
  retryRefund,
} from '@anseo/contract/admin-payments'
import { createPaymentIntent, verifyPayment } from '@anseo/contract/payments'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { createPaymentIntentFor } from './create-payment-intent.ts'
import { listDisputesBy, listPaymentsBy, listRefundsBy } from '../operator/list-money.ts'
import { retryRefundNow } from './retry-refund.ts'
import { showDispute, showPayment, showRefund } from '../operator/show-money.ts'
import { verifyPaymentFor } from './verify-payment.ts'

export function bindPayments(bind: Bind, runtime: Runtime) {
  bind(createPaymentIntent, ({ caller, body }) => createPaymentIntentFor(runtime, caller, body.appointmentId))
  bind(verifyPayment, async ({ caller, body }) => {
    await verifyPaymentFor(runtime, caller, body.id)
    return { success: true as const, message: 'Payment successful' }
  })
  bindAdminPayments(bind, runtime)
}

/** What an admin sees of payments, refunds and disputes. */
function bindAdminPayments(bind: Bind, runtime: Runtime) {
  bind(listPayments, ({ query }) => listPaymentsBy(runtime, query))
  bind(getPayment, ({ params }) => showPayment(runtime, params.id))
  bind(listRefunds, ({ query }) => listRefundsBy(runtime, query))
  bind(getRefund, ({ params }) => showRefund(runtime, params.id))
  bind(retryRefund, async ({ caller, params }) => {
    await retryRefundNow(runtime, caller, params.id)
    return { success: true as const, message: 'Retrying the refund now' }
  })
  bind(listDisputes, ({ query }) => listDisputesBy(runtime, query))
  bind(getDispute, ({ params }) => showDispute(runtime, params.id))
}
