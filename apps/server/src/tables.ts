// Every table in one object, for drizzle's query builder and its migration generator.
export { account, client, mailLink, session } from './modules/identity/tables/accounts.ts'
export { appointment } from './modules/booking/tables/appointments.ts'
export { auditEntry } from './modules/audit/tables/audit.ts'
export { teamNote } from './modules/operations/tables/team-notes.ts'
export { appointmentEvent } from './modules/booking/tables/appointment-events.ts'
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
export { settingChange } from './platform/settings/setting-changes.ts'
export { broadcast } from './modules/notifications/tables/broadcasts.ts'
export { dispute, payment, receipt, refund } from './modules/money/tables/payments.ts'
export { earning, payout, payoutAccount } from './modules/money/tables/payouts.ts'
export { retentionRun } from './modules/privacy/tables/retention-runs.ts'
export { problemReport } from './modules/trust/tables/problem-reports.ts'
export { timeProposal } from './modules/booking/tables/proposals.ts'
export { noticeChoice, pushSubscription } from './modules/notifications/tables/push.ts'
export { installation } from './platform/push/installation.ts'
export { quote, quoteVersion } from './modules/conversation/tables/quotes.ts'
export { idempotencyReply } from './platform/database/schema/replies.ts'
export { review } from './modules/trust/tables/reviews.ts'
export { savedReply } from './modules/conversation/tables/saved-replies.ts'
export { recoveryCode, secondFactor } from './modules/identity/tables/second-factors.ts'
export { service } from './modules/catalogue/tables/services.ts'
export { sweepRun } from './platform/database/schema/sweeps.ts'
export { listingCount, vendor } from './modules/catalogue/tables/vendors.ts'
export { timeOff } from './modules/booking/tables/time-off.ts'
export { vettingCheck, vettingDocument } from './modules/catalogue/tables/vetting.ts'
