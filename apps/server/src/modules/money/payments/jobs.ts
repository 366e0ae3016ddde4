import { redactPayer } from '@anseo/payment-sandbox/redact-payer'
import type { JobHandlers } from '../../../platform/jobs/queue.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { cancelIntent } from './cancel-intent.ts'
import { checkRefund, issueRefund } from './issue-refund.ts'
import { checkDispute } from './note-dispute.ts'
import { settlePayment } from './settle-payment.ts'

type PaymentJob =
  'redact-payer' | 'settle-payment' | 'cancel-intent' | 'issue-refund' | 'check-refund' | 'check-dispute'

/** What is asked of the payment provider outside of any request; a job that fails is tried again by the queue. */
export const paymentJobs = (runtime: Runtime): Pick<JobHandlers, PaymentJob> => ({
  'redact-payer': async ({ intentIds }) => {
    if (!runtime.config.stripe) await redactPayer(runtime.pool, intentIds)
  },
  'settle-payment': async ({ paymentId }) => void (await settlePayment(runtime, paymentId)),
  'cancel-intent': ({ paymentId }) => cancelIntent(runtime, paymentId),
  'issue-refund': ({ refundId }) => issueRefund(runtime, refundId),
  'check-refund': ({ refundId }) => checkRefund(runtime, refundId),
  'check-dispute': ({ providerDisputeId }) => checkDispute(runtime, providerDisputeId),
})
