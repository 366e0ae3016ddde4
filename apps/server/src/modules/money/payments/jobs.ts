import { handle, type JobHandler } from '../../../platform/jobs/job.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import {
  cancelIntentJob,
  checkCardJob,
  checkDisputeJob,
  checkRefundJob,
  countDeclinedSetupJob,
  detachCardJob,
  issueRefundJob,
  keepSetUpJob,
  settlePaymentJob,
} from '../events.ts'
import { saveCardOfSetup, recordDeclinedSetup } from '../saved-cards/add-card.ts'
import { checkCard } from '../saved-cards/check-card.ts'
import { detachCard } from '../saved-cards/manage-cards.ts'
import { cancelIntent } from './cancel-intent.ts'
import { checkRefund, issueRefund } from './issue-refund.ts'
import { checkDispute } from './record-dispute.ts'
import { handleRedactPayer } from './redact-payers.ts'
import { settlePayment } from './settle-payment.ts'

/** Returns the jobs that call the payment provider outside any request; the queue retries a failed job. */
export const paymentJobs = (runtime: Runtime): JobHandler[] => [
  handle(settlePaymentJob, async ({ paymentId }) => void (await settlePayment(runtime, paymentId))),
  handle(cancelIntentJob, ({ paymentId }) => cancelIntent(runtime, paymentId)),
  handle(issueRefundJob, ({ refundId }) => issueRefund(runtime, refundId)),
  handle(checkRefundJob, ({ refundId }) => checkRefund(runtime, refundId)),
  handle(checkDisputeJob, ({ providerDisputeId }) => checkDispute(runtime, providerDisputeId)),
  handle(detachCardJob, ({ methodId }) => detachCard(runtime, methodId)),
  handle(keepSetUpJob, async ({ setupId }) => void (await saveCardOfSetup(runtime, setupId))),
  handle(countDeclinedSetupJob, ({ setupId, eventId }) => recordDeclinedSetup(runtime, eventId, setupId)),
  handle(checkCardJob, ({ methodId }) => checkCard(runtime, methodId)),
  handleRedactPayer(runtime),
]
