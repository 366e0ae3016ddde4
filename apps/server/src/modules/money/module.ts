import { handle } from '../../platform/jobs/job.ts'
import type { ServerModule } from '../../platform/server-module.ts'
import { chargeSavedCard } from './automatic-charges/charge-saved-card.ts'
import { bindBalance } from './balance/routes.ts'
import { bindDac7 } from './dac7/routes.ts'
import { closeDispute, resumeClosing } from './disputes/accept-loss.ts'
import { remindOfEvidence } from './disputes/remind-of-evidence.ts'
import { bindDisputes } from './disputes/routes.ts'
import { resumeEvidence, submitEvidence } from './disputes/submit-evidence.ts'
import {
  chargeSavedCardJob,
  checkPayoutAccountJob,
  closeDisputeJob,
  issuePayoutJob,
  mailPayerJob,
  sendEvidenceJob,
} from './events.ts'
import { bindMoneyFigures } from './figures/routes.ts'
import { moneyHistoryListeners } from './history-listeners.ts'
import { checkBooks } from './ledger/check-books.ts'
import { sumDays } from './ledger/day-sum-store.ts'
import { bindLedger } from './ledger/routes.ts'
import { auditListeners } from './listeners.ts'
import { bindOperatorMoney } from './operator/routes.ts'
import { paymentJobs } from './payments/jobs.ts'
import { paymentListeners } from './payments/listeners.ts'
import { createOpenDisputePoll, resumeRefunds } from './payments/poll-open-disputes.ts'
import { mailPayer } from './payment-links/mail-payer.ts'
import { paymentLinkListeners } from './payment-links/listeners.ts'
import { bindPaymentLinks } from './payment-links/routes.ts'
import { timeOutRequests } from './payment-links/time-out-requests.ts'
import { bindPayments } from './payments/routes.ts'
import { checkPayoutAccount } from './payouts/choose-payout-account.ts'
import { issuePayout } from './payouts/issue-payout.ts'
import { payoutListeners } from './payouts/listeners.ts'
import { payOutVendors, resumePayouts } from './payouts/pay-out-vendors.ts'
import { createOpenAccountPoll } from './payouts/poll-open-accounts.ts'
import { bindPayouts } from './payouts/routes.ts'
import { moneyData } from './personal-data.ts'
import { receiptListeners } from './receipts/listeners.ts'
import { bindReceipts } from './receipts/routes.ts'
import { compareWithProvider } from './reconciliation/compare-with-provider.ts'
import { createRecheck } from './reconciliation/recheck-provider-object.ts'
import { createReconciliation } from './reconciliation/reconcile-payments.ts'
import { bindSavedCards } from './saved-cards/routes.ts'
import { notifyOfCopies } from './seller-tax/notify-of-copies.ts'
import { bindTaxDetails } from './seller-tax/routes.ts'
import { askForTaxDetails } from './tax-requests/ask-for-details.ts'

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
    handle(issuePayoutJob, ({ payoutId }) => issuePayout(runtime, payoutId)),
    handle(checkPayoutAccountJob, ({ account }) => checkPayoutAccount(runtime, account)),
    handle(chargeSavedCardJob, async ({ appointmentId }) => {
      await chargeSavedCard(runtime, appointmentId)
    }),
    handle(closeDisputeJob, ({ disputeId }) => closeDispute(runtime, disputeId)),
    handle(sendEvidenceJob, ({ disputeId }) => submitEvidence(runtime, disputeId)),
    handle(mailPayerJob, (payload, run) => mailPayer(runtime, payload, run)),
  ],
  sweeps: (runtime) => [
    { name: 'reconcile payments', isApart: true, run: createReconciliation(runtime) },
    { name: 'watch disputes', isApart: true, run: createOpenDisputePoll(runtime) },
    { name: 'watch payout accounts being set up', isApart: true, run: createOpenAccountPoll(runtime) },
    { name: 'resume refunds', run: () => resumeRefunds(runtime) },
    {
      name: 'compare with the provider',
      isApart: true,
      run: () => compareWithProvider(runtime, createRecheck(runtime)),
    },
    { name: 'remind of evidence', run: () => remindOfEvidence(runtime) },
    { name: 'resume closing of disputes', run: () => resumeClosing(runtime) },
    { name: 'resume evidence', run: () => resumeEvidence(runtime) },
    { name: 'time out payment requests', run: () => timeOutRequests(runtime) },
    { name: 'pay out vendors', run: () => payOutVendors(runtime) },
    { name: 'resume payouts', run: () => resumePayouts(runtime) },
    { name: 'check the books', run: () => checkBooks(runtime) },
    { name: 'sum the days of the books', run: () => sumDays(runtime.db) },
    { name: 'ask vendors for their tax details', run: () => askForTaxDetails(runtime) },
    { name: 'tell vendors of their tax copies', run: () => notifyOfCopies(runtime) },
  ],
  personalData: moneyData,
}
