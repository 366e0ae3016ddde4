import * as accountBlocks from './account-blocks.ts'
import * as accounts from './accounts.ts'
import * as accountsAdmin from './accounts-admin.ts'
import * as adminAppointments from './admin-appointments.ts'
import * as adminMessages from './admin-messages.ts'
import * as adminPayments from './admin-payments.ts'
import * as adminSearch from './admin-search.ts'
import * as adminSeries from './admin-series.ts'
import * as administration from './administration.ts'
import * as appointments from './appointments.ts'
import * as attachedPhotos from './attached-photos.ts'
import * as audit from './audit.ts'
import * as balances from './balances.ts'
import * as blocks from './blocks.ts'
import * as bookingRules from './booking-rules.ts'
import * as broadcasts from './broadcasts.ts'
import * as calendarFeed from './calendar-feed.ts'
import * as calendars from './calendars.ts'
import type { Call, ParamsOf, ReplyOf, SentBodyOf, SentQueryOf } from './call.ts'
import * as clientMails from './client-mails.ts'
import * as complaints from './complaints.ts'
import * as consents from './consents.ts'
import * as contactImports from './contact-imports.ts'
import * as contacts from './contacts.ts'
import * as contentNotices from './content-notices.ts'
import * as cost from './cost.ts'
import * as dac7 from './dac7.ts'
import * as dataExport from './data-export.ts'
import * as demandStats from './demand-stats.ts'
import * as erasure from './erasure.ts'
import * as evidence from './evidence.ts'
import * as favourites from './favourites.ts'
import * as healthNotes from './health-notes.ts'
import * as history from './history.ts'
import * as hours from './hours.ts'
import * as jobs from './jobs.ts'
import * as ledger from './ledger.ts'
import * as loginCodes from './login-codes.ts'
import * as messages from './messages.ts'
import * as noticeChoices from './notice-choices.ts'
import * as notifications from './notifications.ts'
import * as openidLogin from './openid-login.ts'
import * as ownBookings from './own-bookings.ts'
import * as passkeys from './passkeys.ts'
import * as paymentLinks from './payment-links.ts'
import * as payments from './payments.ts'
import * as payouts from './payouts.ts'
import * as places from './places.ts'
import * as problemReports from './problem-reports.ts'
import * as profiles from './profiles.ts'
import * as proposals from './proposals.ts'
import * as pushSubscriptions from './push-subscriptions.ts'
import * as quoteRequests from './quote-requests.ts'
import * as quotes from './quotes.ts'
import * as receipts from './receipts.ts'
import * as registration from './registration.ts'
import * as retention from './retention.ts'
import * as reviews from './reviews.ts'
import * as savedCards from './saved-cards.ts'
import * as savedReplies from './saved-replies.ts'
import * as secondFactor from './second-factor.ts'
import * as series from './series.ts'
import * as services from './services.ts'
import * as sessions from './sessions.ts'
import * as settings from './settings.ts'
import * as specialities from './specialities.ts'
import * as statements from './statements.ts'
import * as statementsOfReasons from './statements-of-reasons.ts'
import * as stats from './stats.ts'
import * as taxDetails from './tax-details.ts'
import * as team from './team.ts'
import * as teamNotes from './team-notes.ts'
import * as traders from './traders.ts'
import * as vendorPayouts from './vendor-payouts.ts'
import * as vendorTerms from './vendor-terms.ts'
import * as vendors from './vendors.ts'
import * as vetting from './vetting.ts'
import * as waitlist from './waitlist.ts'
import * as workPhotos from './work-photos.ts'

const chapters = {
  accounts: [
    registration,
    accounts,
    loginCodes,
    secondFactor,
    consents,
    dataExport,
    sessions,
    passkeys,
    erasure,
  ],
  profiles: [profiles],
  vendors: [vendors, places],
  specialities: [specialities],
  favourites: [favourites],
  blocks: [blocks],
  waitlist: [waitlist],
  services: [services],
  photos: [workPhotos],
  reviews: [reviews],
  vetting: [vetting],
  traders: [traders],
  hours: [hours, bookingRules, calendarFeed, calendars],
  appointments: [appointments, ownBookings, clientMails, paymentLinks, balances],
  series: [series],
  clients: [contacts, contactImports, healthNotes],
  history: [history],
  proposals: [proposals],
  'reports of content': [contentNotices, statementsOfReasons, complaints, accountBlocks],
  'problem reports': [problemReports],
  payments: [cost, payments, savedCards],
  payouts: [payouts, statements, taxDetails, dac7, vendorPayouts],
  receipts: [receipts],
  messages: [messages, attachedPhotos, savedReplies],
  quotes: [quotes, quoteRequests],
  notifications: [notifications, noticeChoices, pushSubscriptions],
  statistics: [stats, demandStats],
  vendorTerms: [vendorTerms],
  settings: [settings],
  team: [team, openidLogin],
  administration: [
    administration,
    broadcasts,
    adminMessages,
    jobs,
    retention,
    adminSearch,
    adminAppointments,
    adminSeries,
    accountsAdmin,
    teamNotes,
    audit,
    ledger,
    adminPayments,
    evidence,
  ],
} as const

type Module = (typeof chapters)[keyof typeof chapters][number]
/** A call by two of its fields. The compiler recognises calls by these, since comparing all schemas took most of its time. */
type HasPath = { readonly method: string; readonly path: string }
type CallOf<Value> = Value extends HasPath
  ? Value
  : Value extends Readonly<Record<string, HasPath>>
    ? Value[keyof Value]
    : never
type CallsIn<M> = M extends Module ? { [Name in keyof M]: CallOf<M[Name]> }[keyof M] : never
type AnyCall = CallsIn<Module>

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

/** Returns the calls that a module exports, singly or in an object of calls, by path. */
const callsIn = (module: object): Call[] =>
  Object.values(module)
    .flatMap((value) => (isCall(value) ? value : Object.values(value as object).filter(isCall)))
    .toSorted((one, other) => one.path.localeCompare(other.path))

/** All calls of the API, by chapter of the reference: whatever the modules of a chapter export. */
export const CALLS: Readonly<Record<string, readonly Call[]>> = Object.fromEntries(
  Object.entries(chapters).map(([chapter, modules]) => [chapter, modules.flatMap(callsIn)]),
)

/** An object with one call under its name. Merging their intersection compiles faster than mapping over the union. */
type Entry<C> = C extends HasPath ? { [Name in `${C['method']} ${C['path']}`]: C } : never
type Intersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void
  ? I
  : never
type Merged<T> = { [Name in keyof T]: T[Name] }
type CallByName = Merged<Intersection<Entry<AnyCall>>>

/** A call's name in pages: `'POST /api/user/login'`. Type only, so that pages do not carry the schemas. */
export type CallName = keyof CallByName & string

export type ReplyTo<N extends CallName> = ReplyOf<CallByName[N]>
export type BodyFor<N extends CallName> = SentBodyOf<CallByName[N]>
export type QueryFor<N extends CallName> = SentQueryOf<CallByName[N]>
export type ParamsFor<N extends CallName> = ParamsOf<CallByName[N]>
