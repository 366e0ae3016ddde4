import { handle } from '../../platform/jobs/job.ts'
import type { ServerModule } from '../../platform/server-module.ts'
import { chargeSavedCard } from './automatic-charges/charge-saved-card.ts'
import { bindBalance } from './balance/routes.ts'
import { bindDac7 } from './dac7/routes.ts'
import { closeDispute } from './disputes/accept-loss.ts'
import { bindDisputes } from './disputes/routes.ts'
import { submitEvidence } from './disputes/submit-evidence.ts'
import { disputeSweeps } from './disputes/sweeps.ts'
import { chargeSavedCardJob, closeDisputeJob, mailPayerJob, sendEvidenceJob } from './events.ts'
import { bindMoneyFigures } from './figures/routes.ts'
import { moneyHistoryListeners } from './history-listeners.ts'
import { bindLedger } from './ledger/routes.ts'
import { ledgerSweeps } from './ledger/sweeps.ts'
import { auditListeners } from './listeners.ts'
import { bindOperatorMoney } from './operator/routes.ts'
import { paymentJobs } from './payments/jobs.ts'
import { paymentListeners } from './payments/listeners.ts'
import { mailPayer } from './payment-links/mail-payer.ts'
import { paymentLinkListeners } from './payment-links/listeners.ts'
import { bindPaymentLinks } from './payment-links/routes.ts'
import { paymentLinkSweeps } from './payment-links/time-out-requests.ts'
import { bindPayments } from './payments/routes.ts'
import { payoutJobs } from './payouts/jobs.ts'
import { payoutListeners } from './payouts/listeners.ts'
import { bindPayouts } from './payouts/routes.ts'
import { payoutSweeps } from './payouts/sweeps.ts'
import { moneyData } from './personal-data.ts'
import { receiptListeners } from './receipts/listeners.ts'
import { bindReceipts } from './receipts/routes.ts'
import { bindSavedCards } from './saved-cards/routes.ts'
import { bindTaxDetails } from './seller-tax/routes.ts'
import { taxSweeps } from './seller-tax/sweeps.ts'
import { paymentSweeps } from './reconciliation/sweeps.ts'

/** Payments, payouts, receipts and the ledger. */
export const money: ServerModule = {
  routes: (bind, runtime) => {
    bindPayments(bind, runtime)
    bindSavedCards(bind, runtime)
    bindPaymentLinks(bind, runtime)
    bindBalance(bind, runtime)
    bindPayouts(bind, runtime)
    bindOperatorMoney(bind, runtime)
    bindDisputes(bind, runtime)
    bindReceipts(bind, runtime)
    bindMoneyFigures(bind, runtime)
    bindLedger(bind, runtime)
    bindTaxDetails(bind, runtime)
    bindDac7(bind, runtime)
  },
  listeners: () => [
    ...paymentListeners(),
    ...paymentLinkListeners(),
    ...payoutListeners(),
    ...receiptListeners(),
    ...auditListeners(),
    ...moneyHistoryListeners(),
  ],
  jobs: (runtime) => [
    ...paymentJobs(runtime),
    ...payoutJobs(runtime),
    handle(chargeSavedCardJob, async ({ appointmentId }) => {
      await chargeSavedCard(runtime, appointmentId)
    }),
    handle(closeDisputeJob, ({ disputeId }) => closeDispute(runtime, disputeId)),
    handle(sendEvidenceJob, ({ disputeId }) => submitEvidence(runtime, disputeId)),
    handle(mailPayerJob, (payload, run) => mailPayer(runtime, payload, run)),
  ],
  sweeps: (runtime) => [
    ...paymentSweeps(runtime),
    ...disputeSweeps(runtime),
    ...paymentLinkSweeps(runtime),
    ...payoutSweeps(runtime),
    ...ledgerSweeps(runtime),
    ...taxSweeps(runtime),
  ],
  personalData: moneyData,
}
