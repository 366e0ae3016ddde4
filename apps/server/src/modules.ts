<<<<<<< HEAD
import { audit } from './modules/audit/module.ts'
import { booking } from './modules/booking/module.ts'
import { catalogue } from './modules/catalogue/module.ts'
import { conversation } from './modules/conversation/module.ts'
import { identity } from './modules/identity/module.ts'
import { money } from './modules/money/module.ts'
import { notifications } from './modules/notifications/module.ts'
import { operations } from './modules/operations/module.ts'
import { privacy } from './modules/privacy/module.ts'
import { trust } from './modules/trust/module.ts'
=======
import { accountJobs } from './modules/identity/accounts/jobs.ts'
import { bindAccounts } from './modules/identity/login/routes.ts'
import { bindBroadcasts } from './modules/notifications/broadcasts/routes.ts'
import { auditListeners } from './modules/money/listeners.ts'
import { bindAudit } from './modules/audit/routes.ts'
import { bindOperatorAppointments } from './views/operator/appointments/operator-routes.ts'
import { appointmentListeners } from './modules/booking/appointments/listeners.ts'
import { bindAppointmentLists } from './views/appointments/routes.ts'
import { bindAppointments } from './modules/booking/appointments/routes.ts'
import { appointmentSweeps } from './modules/booking/appointments/sweeps.ts'
import { bindErasure } from './modules/privacy/erasure/routes.ts'
import { erasureSweeps } from './modules/privacy/erasure/sweeps.ts'
import { moneyHistoryListeners } from './modules/money/history-listeners.ts'
import { historyListeners } from './modules/booking/history/listeners.ts'
import { bindHistory } from './modules/booking/history/routes.ts'
import { bindConsents } from './modules/identity/consents/routes.ts'
import { bindDataExport } from './modules/privacy/data-export/routes.ts'
import { calendarFeedListeners } from './modules/booking/calendar-feed/listeners.ts'
import { bindCalendarFeed } from './modules/booking/calendar-feed/routes.ts'
import { bindJobs } from './modules/operations/jobs/routes.ts'
import { bindLedger } from './modules/money/ledger/routes.ts'
import { ledgerSweeps } from './modules/money/ledger/sweeps.ts'
import { chatListeners } from './modules/conversation/chat/listeners.ts'
import { bindMessages } from './modules/conversation/chat/routes.ts'
import { notificationJobs } from './modules/notifications/jobs.ts'
import { notificationListeners } from './modules/notifications/listeners.ts'
import type { Teller } from './modules/notifications/tell-person.ts'
import { bindNotifications } from './modules/notifications/routes.ts'
import { paymentJobs } from './modules/money/payments/jobs.ts'
import { paymentListeners } from './modules/money/payments/listeners.ts'
import { bindOperatorMoney } from './modules/money/operator/routes.ts'
import { bindPayments } from './modules/money/payments/routes.ts'
import { paymentSweeps } from './modules/money/reconciliation/sweeps.ts'
import { payoutJobs } from './modules/money/payouts/jobs.ts'
import { payoutListeners } from './modules/money/payouts/listeners.ts'
import { bindPeople } from './views/operator/people/routes.ts'
import { bindPayouts } from './modules/money/payouts/routes.ts'
import { payoutSweeps } from './modules/money/payouts/sweeps.ts'
import { bindProfiles } from './modules/catalogue/profile/routes.ts'
import { bindPrices } from './modules/catalogue/prices/routes.ts'
import { priceSweeps } from './modules/catalogue/prices/sweeps.ts'
import { bindProblemReports } from './modules/trust/problem-reports/routes.ts'
import { proposalListeners } from './modules/booking/proposals/listeners.ts'
import { bindProposals } from './modules/booking/proposals/routes.ts'
import { bindQuotes } from './modules/conversation/quotes/routes.ts'
import { receiptListeners } from './modules/money/receipts/listeners.ts'
import { bindReceipts } from './modules/money/receipts/routes.ts'
import { bindSecondFactor } from './modules/identity/second-factor/routes.ts'
import { bindRetention } from './modules/privacy/retention/routes.ts'
import { retentionSweeps } from './modules/privacy/retention/sweeps.ts'
import { bindReviews } from './modules/trust/reviews/routes.ts'
import { reviewSweeps } from './modules/trust/reviews/sweeps.ts'
import { bindServices } from './modules/catalogue/services/routes.ts'
import { bindSavedReplies } from './modules/conversation/saved-replies/routes.ts'
import { bindSettings } from './modules/operations/settings/routes.ts'
import { bindTeamNotes } from './modules/operations/team-notes/routes.ts'
import { bindStatistics } from './views/operator/statistics/routes.ts'
import { bindOwnProfile } from './views/own-profile/routes.ts'
import { bindCalendar } from './modules/booking/calendar/routes.ts'
import { bindMarketplace } from './views/marketplace/routes.ts'
import { vendorSweeps } from './modules/catalogue/vendors/sweeps.ts'
import { bindOnboarding } from './views/onboarding/routes.ts'
import { bindOperatorVetting } from './views/operator/vetting/routes.ts'
import { bindVetting } from './modules/catalogue/vetting/routes.ts'
import { vettingSweeps } from './modules/catalogue/vetting/sweeps.ts'
import type { Bind } from './platform/http/bind.ts'
>>>>>>> openings14
import { handleRemoveFiles } from './platform/files/remove-files-job.ts'
import type { Bind } from './platform/http/bind.ts'
import { handle, type JobHandler } from './platform/jobs/job.ts'
import type { Sweep } from './platform/jobs/sweeper.ts'
import type { SendMail } from './platform/mail/mail.ts'
import { sendMailJob } from './platform/mail/send-mail-job.ts'
import type { PersonalData } from './platform/personal-data/personal-data.ts'
import { platformData } from './platform/personal-data/platform-data.ts'
import type { Runtime } from './platform/runtime.ts'
import type { ListenerSurroundings, ServerModule } from './platform/server-module.ts'
import type { Subscription } from './platform/unit-of-work/unit-of-work.ts'
import { bindViews } from './views/routes.ts'

<<<<<<< HEAD
/** The modules of the server, the lowest first: each uses those before it alone. */
const MODULES: readonly ServerModule[] = [
  identity,
  audit,
  catalogue,
  booking,
  conversation,
  money,
  trust,
  notifications,
  privacy,
  operations,
=======
/** Binds the calls of every feature. */
export function bindModules(bind: Bind, runtime: Runtime): void {
  bindAccounts(bind, runtime)
  bindSecondFactor(bind, runtime)
  bindErasure(bind, runtime)
  bindRetention(bind, runtime)
  bindConsents(bind, runtime)
  bindDataExport(bind, runtime)
  bindMarketplace(bind, runtime)
  bindCalendar(bind, runtime)
  bindProfiles(bind, runtime)
  bindOwnProfile(bind, runtime)
  bindServices(bind, runtime)
  bindPrices(bind, runtime)
  bindVetting(bind, runtime)
  bindOnboarding(bind, runtime)
  bindOperatorVetting(bind, runtime)
  bindReviews(bind, runtime)
  bindAppointments(bind, runtime)
  bindAppointmentLists(bind, runtime)
  bindHistory(bind, runtime)
  bindPayments(bind, runtime)
  bindPayouts(bind, runtime)
  bindOperatorMoney(bind, runtime)
  bindProblemReports(bind, runtime)
  bindReceipts(bind, runtime)
  bindMessages(bind, runtime)
  bindProposals(bind, runtime)
  bindQuotes(bind, runtime)
  bindSavedReplies(bind, runtime)
  bindNotifications(bind, runtime)
  bindCalendarFeed(bind, runtime)
  bindLedger(bind, runtime)
  bindJobs(bind, runtime)
  bindBroadcasts(bind, runtime)
  bindSettings(bind, runtime)
  bindStatistics(bind, runtime)
  bindOperatorAppointments(bind, runtime)
  bindPeople(bind, runtime)
  bindTeamNotes(bind, runtime)
  bindAudit(bind, runtime)
}

/** Who listens to what happens; money comes before the words about it. */
export const moduleSubscriptions = (teller: Teller, settings: LiveSettings): Subscription[] => [
  ...paymentListeners(),
  ...payoutListeners(),
  ...receiptListeners(),
  ...auditListeners(),
  ...historyListeners(),
  ...moneyHistoryListeners(),
  ...appointmentListeners(),
  ...proposalListeners(),
  ...calendarFeedListeners(teller),
  ...chatListeners({ settings }),
  ...notificationListeners(teller),
>>>>>>> openings14
]

/** Binds the calls of the modules, and what views compose from several of them. */
export function bindModules(bind: Bind, runtime: Runtime): void {
  for (const { routes } of MODULES) routes(bind, runtime)
  bindViews(bind, runtime)
}

/** All reactions to events; the lower module hears an event first, so money comes before the words about it. */
export const moduleSubscriptions = (surroundings: ListenerSurroundings): Subscription[] =>
  MODULES.flatMap(({ listeners }) => listeners?.(surroundings) ?? [])

/** All work outside of any request. */
export const moduleJobs = (runtime: Runtime, sendMail: SendMail): JobHandler[] => [
  handle(sendMailJob, sendMail),
  handleRemoveFiles(runtime),
  ...MODULES.flatMap(({ jobs }) => jobs?.(runtime) ?? []),
]

/** What falls due with appointments comes first: what ran out did so before a check or an account ended. */
const SWEPT_FIRST: readonly ServerModule[] = [booking, trust, money]

/** All looking after what falls due. */
export const moduleSweeps = (runtime: Runtime): Sweep[] =>
  [...new Set([...SWEPT_FIRST, ...MODULES])].flatMap(({ sweeps }) => sweeps?.(runtime) ?? [])

/** What is kept about people, what the lowest module keeps first. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  platformData,
  ...MODULES.map(({ personalData }) => personalData),
]
