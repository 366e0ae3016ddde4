import { paymentLinkCalls } from '@anseo/contract/payment-links'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { copyPaymentLinkFor, requestPaymentFor, sendPaymentLinkFor, withdrawRequest } from './ask.ts'
import { cancelByLinkFor } from './cancel-by-link.ts'
import { payByLinkFor, verifyByLink } from './pay-by-link.ts'
import { LINK_MADE } from './link-made.ts'
import { showLink } from './show-link.ts'

/** Binds the calls by which vendors ask for money and the holders of links pay (B7). */
export function bindPaymentLinks(bind: Bind, runtime: Runtime) {
  const calls = paymentLinkCalls
  bind(calls.requestPayment, async ({ caller, params, body }) => {
    const made = await requestPaymentFor(runtime, caller, { ...params, ...body })
    return { message: LINK_MADE[made.emailed], ...made }
  })
  bind(calls.sendPaymentLink, async ({ caller, params }) => {
    const made = await sendPaymentLinkFor(runtime, caller, params.id)
    return { message: LINK_MADE[made.emailed], ...made }
  })
  bind(calls.copyPaymentLink, async ({ caller, params }) => ({
    url: await copyPaymentLinkFor(runtime, caller, params.id),
  }))
  bind(calls.withdrawPaymentRequest, async ({ caller, params }) => {
    await withdrawRequest(runtime, caller, params.id)
    return 'Payment request withdrawn'
  })

  bind(calls.showPaymentLink, async ({ body }) => ({
    link: await showLink(runtime, body.token),
  }))
  bind(calls.payByLink, ({ body }) => payByLinkFor(runtime, body))
  bind(calls.verifyPaymentByLink, async ({ body }) => {
    await verifyByLink(runtime, body.token, body.id)
    return 'Payment successful'
  })
  bind(calls.cancelByLink, async ({ body }) => {
    await cancelByLinkFor(runtime, body.token, body.expectedRefund)
    return 'Appointment cancelled'
  })
}
