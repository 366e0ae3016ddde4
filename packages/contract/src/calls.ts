import { accountBlockCalls } from './account-blocks.ts'
import { adminAccountCalls, clientAccountCalls, vendorAccountCalls } from './accounts.ts'
import { messagePeople } from './admin-messages.ts'
import { adminAppointmentCalls } from './admin-appointments.ts'
import { searchEverything } from './admin-search.ts'
import { adminSeriesCalls } from './admin-series.ts'
import { accountsAdminCalls } from './accounts-admin.ts'
import * as adminPayments from './admin-payments.ts'
import * as administration from './administration.ts'
import * as appointments from './appointments.ts'
import { attachedPhotoCalls } from './attached-photos.ts'
import { auditCalls } from './audit.ts'
import * as broadcasts from './broadcasts.ts'
import type { Call, ReplyOf, SentBodyOf, SentQueryOf, ParamsOf } from './call.ts'
import { stopClientMails } from './client-mails.ts'
import { quotePrice, vendorTerms } from './cost.ts'
import { evidenceCalls } from './evidence.ts'
import { exportClientData, exportVendorData } from './data-export.ts'
import { clientErasureCalls, vendorErasureCalls } from './erasure.ts'
import { contactImportCalls } from './contact-imports.ts'
import { contactCalls } from './contacts.ts'
import { clientConsentCalls, vendorConsentCalls } from './consents.ts'
import { healthNoteCalls } from './health-notes.ts'
import { blockCalls } from './blocks.ts'
import { complaintCalls } from './complaints.ts'
import { contentNoticeCalls } from './content-notices.ts'
import { traderCalls } from './traders.ts'
import { statementCalls } from './statements-of-reasons.ts'
import { waitlistCalls } from './waitlist.ts'
import { favouriteCalls } from './favourites.ts'
import { clientHistory, vendorHistory } from './history.ts'
import * as bookingRules from './booking-rules.ts'
import * as hours from './hours.ts'
import * as jobs from './jobs.ts'
import { exportLedger, listLedger, listMovements } from './ledger.ts'
import * as messages from './messages.ts'
import { clientNoticeChoiceCalls, vendorNoticeChoiceCalls } from './notice-choices.ts'
import { adminNoticeCalls, clientNoticeCalls, vendorNoticeCalls } from './notifications.ts'
import { bookOwnAppointment, moveAppointment } from './own-bookings.ts'
import * as payouts from './payouts.ts'
import { adminPasskeyCalls, clientPasskeyCalls, vendorPasskeyCalls } from './passkeys.ts'
import { suggestPlaces } from './places.ts'
import * as proposals from './proposals.ts'
import { balanceCalls } from './balances.ts'
import { paymentLinkCalls } from './payment-links.ts'
import { createPaymentIntent, verifyPayment } from './payments.ts'
import {
  exportReports,
  getProblemReport,
  listProblemReports,
  reportProblem,
  searchProblemReports,
  settleProblemReport,
} from './problem-reports.ts'
import { quoteRequestCalls } from './quote-requests.ts'
import { quoteCalls } from './quotes.ts'
import { getReceipt, listReceipts, printReceipt } from './receipts.ts'
import {
  getAdminProfile,
  getAdminProfileToo,
  getProfile,
  getVendorProfile,
  getVendorProfileToo,
  updateProfile,
  updateVendorProfile,
} from './profiles.ts'
import { clientPushCalls, renewPushSubscription, vendorPushCalls } from './push-subscriptions.ts'
import { adminSecondFactorCalls, vendorSecondFactorCalls } from './second-factor.ts'
import { adminSessionCalls, clientSessionCalls, vendorSessionCalls } from './sessions.ts'
import * as settings from './settings.ts'
import { vendorTermsCalls } from './vendor-terms.ts'
import { specialityCalls } from './specialities.ts'
import * as stats from './stats.ts'
import { getDemandStats } from './demand-stats.ts'
import * as calendarFeed from './calendar-feed.ts'
import * as calendars from './calendars.ts'
import * as statements from './statements.ts'
import { dac7Calls } from './dac7.ts'
import { taxDetailsCalls } from './tax-details.ts'
import { vendorPayoutCalls } from './vendor-payouts.ts'
import {
  disownClientRegistration,
  disownVendorRegistration,
  registerClient,
  registerVendor,
} from './registration.ts'
import { loginCodeCalls } from './login-codes.ts'
import { showRetention } from './retention.ts'
import { reviewCalls } from './reviews.ts'
import { savedCardCalls } from './saved-cards.ts'
import { savedReplyCalls } from './saved-replies.ts'
import * as series from './series.ts'
import { serviceCalls } from './services.ts'
import { workPhotoCalls } from './work-photos.ts'
import { vettingCalls } from './vetting.ts'
import { teamNoteCalls } from './team-notes.ts'
import { teamCalls } from './team.ts'
import { openIdCalls } from './openid-login.ts'
import {
  getVendor,
  listVendors,
  relatedVendors,
  topVendors,
  vendorAvailability,
  vendorLocations,
} from './vendors.ts'

const grouped = {
  accounts: [
    registerClient,
    disownClientRegistration,
    ...Object.values(clientAccountCalls),
    ...Object.values(loginCodeCalls),
    registerVendor,
    disownVendorRegistration,
    ...Object.values(vendorAccountCalls),
    ...Object.values(adminAccountCalls),
    ...Object.values(vendorSecondFactorCalls),
    ...Object.values(adminSecondFactorCalls),
    ...Object.values(clientConsentCalls),
    ...Object.values(vendorConsentCalls),
    exportClientData,
    exportVendorData,
    ...Object.values(clientSessionCalls),
    ...Object.values(vendorSessionCalls),
    ...Object.values(adminSessionCalls),
    ...Object.values(clientPasskeyCalls),
    ...Object.values(vendorPasskeyCalls),
    ...Object.values(adminPasskeyCalls),
    ...Object.values(clientErasureCalls),
    ...Object.values(vendorErasureCalls),
  ],
  profiles: [
    getProfile,
    updateProfile,
    getVendorProfile,
    getVendorProfileToo,
    updateVendorProfile,
    getAdminProfile,
    getAdminProfileToo,
  ],
  vendors: [
    listVendors,
    topVendors,
    vendorLocations,
    suggestPlaces,
    getVendor,
    relatedVendors,
    vendorAvailability,
  ],
  specialities: specialityCalls,
  favourites: Object.values(favouriteCalls),
  blocks: Object.values(blockCalls),
  waitlist: Object.values(waitlistCalls),
  services: serviceCalls,
  photos: workPhotoCalls,
  reviews: reviewCalls,
  vetting: vettingCalls,
  traders: traderCalls,
  hours: [
    hours.getHours,
    hours.putHours,
    bookingRules.getBookingRules,
    bookingRules.putBookingRules,
    hours.listTimeOff,
    hours.addTimeOff,
    hours.removeTimeOff,
    calendarFeed.showCalendarFeed,
    calendarFeed.createCalendarFeed,
    calendarFeed.revokeCalendarFeed,
    calendars.listCalendars,
    calendars.addCalendar,
    calendars.removeCalendar,
    calendars.listBusyTimes,
  ],
  appointments: [
    appointments.listAppointments,
    appointments.getAppointment,
    appointments.downloadCalendarEntry,
    appointments.bookAppointment,
    appointments.rescheduleAppointment,
    appointments.changeAddress,
    appointments.cancelAppointment,
    appointments.markComplete,
    appointments.listVendorAppointments,
    appointments.getVendorAppointment,
    bookOwnAppointment,
    moveAppointment,
    stopClientMails,
    ...Object.values(paymentLinkCalls),
    ...Object.values(balanceCalls),
    appointments.putVendorNote,
    appointments.confirmAppointment,
    appointments.declineAppointment,
    appointments.cancelByVendor,
    appointments.completeByVendor,
    appointments.noShowByVendor,
  ],
  series: [
    series.bookSeries,
    series.previewSeries,
    series.listSeries,
    series.listVendorSeries,
    series.confirmSeries,
    series.declineSeries,
    series.changeSeries,
    series.seriesTimes,
    series.endSeries,
    series.proposeSeriesPrice,
    series.withdrawSeriesPrice,
    series.acceptSeriesPrice,
    series.declineSeriesPrice,
  ],
  clients: [...contactCalls, ...contactImportCalls, ...healthNoteCalls],
  history: [clientHistory, vendorHistory],
  proposals: [
    proposals.otherTimes,
    proposals.proposeTime,
    proposals.withdrawProposal,
    proposals.acceptProposal,
    proposals.declineProposal,
  ],
  'reports of content': [
    ...Object.values(contentNoticeCalls),
    ...Object.values(statementCalls),
    ...Object.values(complaintCalls),
    ...Object.values(accountBlockCalls),
  ],
  'problem reports': [
    reportProblem,
    listProblemReports,
    searchProblemReports,
    exportReports,
    getProblemReport,
    settleProblemReport,
  ],
  payments: [quotePrice, vendorTerms, createPaymentIntent, verifyPayment, ...Object.values(savedCardCalls)],
  payouts: [
    payouts.listEarnings,
    statements.showEarningsSummary,
    statements.exportEarnings,
    statements.showStatement,
    statements.printStatement,
    payouts.getPayoutAccount,
    payouts.setUpPayoutAccount,
    payouts.finishPayoutAccount,
    payouts.chargeDispute,
    ...Object.values(taxDetailsCalls),
    ...Object.values(dac7Calls),
    ...vendorPayoutCalls,
  ],
  receipts: [listReceipts, getReceipt, printReceipt],
  messages: [
    messages.clientInbox,
    messages.clientMessages,
    messages.readClientMessages,
    messages.vendorInbox,
    messages.vendorMessages,
    messages.readVendorMessages,
    ...attachedPhotoCalls,
    ...savedReplyCalls,
  ],
  quotes: [...quoteCalls, ...Object.values(quoteRequestCalls)],
  notifications: [
    ...Object.values(clientNoticeCalls),
    ...Object.values(vendorNoticeCalls),
    ...Object.values(adminNoticeCalls),
    ...Object.values(clientNoticeChoiceCalls),
    ...Object.values(vendorNoticeChoiceCalls),
    ...Object.values(clientPushCalls),
    ...Object.values(vendorPushCalls),
    renewPushSubscription,
  ],
  statistics: [stats.getStats, stats.exportStats, stats.getOverview, getDemandStats],
  vendorTerms: Object.values(vendorTermsCalls),
  settings: [
    settings.getSettings,
    settings.changeSettings,
    settings.revertSetting,
    settings.listSettingChanges,
  ],
  team: [...Object.values(teamCalls), ...Object.values(openIdCalls)],
  administration: [
    administration.listVettedVendors,
    administration.exportVendors,
    administration.verifyVendor,
    administration.rejectVendor,
    administration.suspendVendor,
    administration.cancelByAdmin,
    broadcasts.broadcast,
    broadcasts.sendTestAnnouncement,
    broadcasts.countAudience,
    broadcasts.listBroadcasts,
    broadcasts.exportBroadcasts,
    broadcasts.listScheduled,
    broadcasts.changeScheduled,
    broadcasts.cancelScheduled,
    messagePeople,
    jobs.listJobs,
    jobs.exportJobs,
    jobs.retryJobs,
    jobs.retryJob,
    jobs.deleteJob,
    showRetention,
    searchEverything,
    ...adminAppointmentCalls,
    ...adminSeriesCalls,
    ...accountsAdminCalls,
    ...teamNoteCalls,
    ...auditCalls,
    listLedger,
    listMovements,
    exportLedger,
    adminPayments.moneyFigures,
    adminPayments.listPayments,
    adminPayments.exportPayments,
    adminPayments.getPayment,
    adminPayments.refundPayment,
    adminPayments.listRefunds,
    adminPayments.exportRefunds,
    adminPayments.getRefund,
    adminPayments.retryRefund,
    adminPayments.listDisputes,
    adminPayments.exportDisputes,
    adminPayments.getDispute,
    ...evidenceCalls,
    adminPayments.listPayouts,
    adminPayments.exportPayouts,
    adminPayments.getPayout,
  ],
} as const

/** All calls of the API, by chapter of the reference. */
export const CALLS: Readonly<Record<keyof typeof grouped, readonly Call[]>> = grouped

type AnyCall = (typeof grouped)[keyof typeof grouped][number]

/** A call's name in pages: `'POST /api/user/login'`. Type only, so that pages do not carry the schemas. */
export type CallName = AnyCall extends infer C
  ? C extends Call
    ? `${C['method']} ${C['path']}`
    : never
  : never

type Named<N extends CallName> = AnyCall extends infer C
  ? C extends Call
    ? `${C['method']} ${C['path']}` extends N
      ? C
      : never
    : never
  : never

export type ReplyTo<N extends CallName> = ReplyOf<Named<N>>
export type BodyFor<N extends CallName> = SentBodyOf<Named<N>>
export type QueryFor<N extends CallName> = SentQueryOf<Named<N>>
export type ParamsFor<N extends CallName> = ParamsOf<Named<N>>
