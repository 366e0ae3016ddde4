// Every table in one object, for drizzle's query builder and its migration generator.
export { account, client, mailLink, session } from './modules/identity/tables/accounts.ts'
export { appointment } from './modules/booking/tables/appointments.ts'
export { appointmentEvent, auditEntry, teamNote } from './modules/audit/tables/audit.ts'
export { calendarFeed } from './modules/booking/tables/calendar-feeds.ts'
export { consent } from './modules/identity/tables/consents.ts'
export { erasure } from './modules/identity/tables/erasures.ts'
export {
  ledgerCheck,
  ledgerDaySum,
  ledgerEntry,
  ledgerMovement,
  ledgerSummed,
} from './modules/money/tables/ledger.ts'
export { limitCount } from './platform/database/schema/limits.ts'
export { caughtMail } from './platform/database/schema/mailbox.ts'
export { message } from './modules/conversation/tables/messages.ts'
export { notice } from './modules/notifications/tables/notices.ts'
export { broadcast, settingChange } from './modules/operations/tables/operation.ts'
export { dispute, payment, receipt, refund } from './modules/money/tables/payments.ts'
export { earning, payout, payoutAccount } from './modules/money/tables/payouts.ts'
export { retentionRun } from './modules/privacy/tables/retention-runs.ts'
export { problemReport } from './modules/trust/tables/problem-reports.ts'
export { timeProposal } from './modules/booking/tables/proposals.ts'
export { installation, noticeChoice, pushSubscription } from './modules/notifications/tables/push.ts'
export { quote, quoteVersion } from './modules/conversation/tables/quotes.ts'
export { keptReply } from './platform/database/schema/replies.ts'
export { review } from './modules/trust/tables/reviews.ts'
export { savedReply } from './modules/conversation/tables/saved-replies.ts'
export { recoveryCode, secondFactor } from './modules/identity/tables/second-factors.ts'
export { service } from './modules/catalogue/tables/services.ts'
export { sweepTurn } from './platform/database/schema/sweeps.ts'
export { listingCount, timeOff, vendor } from './modules/catalogue/tables/vendors.ts'
export { vettingCheck, vettingDocument } from './modules/catalogue/tables/vetting.ts'
