import { completeContents, type Words } from './appointment-content.ts'
import type { NoticeTopic } from '@anseo/domain/notice-choices'
import {
  type Listener,
  on,
  type Subscription,
  type UnitOfWork,
} from '../../platform/unit-of-work/unit-of-work.ts'
import {
  appointmentAddressChanged,
  appointmentCancelled,
  appointmentCompleted,
  appointmentConfirmed,
  appointmentDeclined,
  appointmentNear,
  appointmentNoShow,
  appointmentPayBySoon,
  appointmentRescheduled,
  appointmentUnanswered,
  appointmentVendorLapsed,
  appointmentVendorMarked,
  lapsedCalendarEnded,
  paidLeftBySuspension,
  type NotificationChannel,
  proposalAccepted,
  proposalDeclined,
  proposalLapsed,
  proposalMade,
  proposalWithdrawn,
  proposalWordsReplaced,
  timeFreed,
  seriesAsked,
  seriesChanged,
  seriesConfirmed,
  seriesDeclined,
  seriesEnded,
  seriesPriceStepped,
  visitMissed,
  visitPayable,
} from '../booking/events.ts'
import {
  checkExpiryReminded,
  checkExtended,
  checkFailed,
  questionAsked,
  questionAnswered,
  traderChanged,
  vendorTermsAnnounced,
  vendorVetted,
} from '../catalogue/events.ts'
import {
  messagesUnread,
  quoteAccepted,
  quoteSent,
  requestClosed,
  requestDeclined,
  requestExtended,
  requestMade,
  requestWordsReplaced,
} from '../conversation/events.ts'
import { sessionsEnded, vendorApplied } from '../identity/events.ts'
import {
  appointmentPaid,
  automaticChargeFailed,
  balanceAsked,
  balanceRecorded,
  disputeChanged,
  disputeChargedToVendor,
  evidenceDue,
  laterPaymentPaid,
  laterPaymentRefunded,
  paymentReturned,
  payoutAccountChosen,
  payoutFailed,
  payoutsDelayed,
  payoutSent,
  payoutsHeld,
  payoutsReleased,
  payoutWithheld,
  refundFailed,
  refundMade,
  refundSettled,
  taxCopyReady,
  taxDetailsWanted,
} from '../money/events.ts'
import {
  complaintSent,
  contentReported,
  problemReported,
  problemSettled,
  restrictionEnded,
  reviewReplied,
  reviewReplyChanged,
  reviewsVisible,
  reviewTextReplaced,
  statementIssued,
} from '../trust/events.ts'
import { isVendorListed } from '../catalogue/public.ts'
import { findCardToCharge } from '../money/public.ts'
import type { EventKind, FactsOf } from '../../platform/unit-of-work/event.ts'
import type { AppointmentEventBase, SeriesEventBase } from '../booking/public.ts'
import {
  onApplied,
  onComplaintSent,
  onContentReported,
  onDispute,
  onEvidenceDue,
  onLapsed,
  onPaidLeft,
  onPayoutsDelayed,
  onPayoutWithheld,
  onPayoutToMend,
  onQuestionAnswered,
  onRefundToMend,
  onReportToSettle,
  onTraderChanged,
} from './admin-words.ts'
import { cardOfVisit } from './card-of-visit.ts'
import { onConfirmed, onDeclined } from './on-answered.ts'
import { onBalanceAsked, onBalanceRecorded, onLaterPayment } from './on-balance.ts'
import { onUnanswered } from './on-booked.ts'
import { withContract } from './contract-fact.ts'
import { onChargeFailed } from './on-charge-failed.ts'
import { onCancelled } from './on-cancelled.ts'
import {
  onAppointmentVendorLapsed,
  onCheckExpiryReminded,
  onCheckExtended,
  onCheckFailed,
  onQuestionAsked,
  onVendorLapsed,
} from './on-checks.ts'
import { onAddressChanged } from './on-address-changed.ts'
import { onCompleted, onNoShow, onVendorMarked } from './on-completed.ts'
import { onRestrictionEnded, onStatement } from './on-statement.ts'
import { onLaterRefunded, onRefundSettled, onReturned } from './on-money-back.ts'
import { onMessagesUnread } from './on-messages-unread.ts'
import { onNear, onPayBySoon } from './on-near.ts'
import { onPaid } from './on-paid.ts'
import { onPaidByLink } from './on-paid-by-link.ts'
import {
  onPayoutAccountChosen,
  onPayoutFailed,
  onPayoutSent,
  onPayoutsHeld,
  onPayoutsReleased,
} from './on-payout.ts'
import { onReported, onSettled } from './on-problem.ts'
import {
  onProposalAccepted,
  onProposalDeclined,
  onProposalLapsed,
  onProposalWithdrawn,
  onProposed,
} from './on-proposal.ts'
import { onQuoteAccepted, onQuoteSent } from './on-quote.ts'
import { onRequestClosed, onRequestDeclined, onRequestExtended, onRequestMade } from './on-request.ts'
import { onRefundMade } from './on-refund-made.ts'
import { onRescheduled } from './on-rescheduled.ts'
import { onTaxCopyReady, onTaxDetailsWanted } from './on-tax.ts'
import { onReviewReplied, onReviewReplyChanged, onReviewsVisible } from './on-review.ts'
import { onWordsReplaced } from './on-words-replaced.ts'
import { onDisputeChanged, onDisputeCharged, onRefundFailed } from './on-trouble.ts'
import { notifyOfFreeTimes } from './on-time-freed.ts'
import { onVetted } from './on-vetted.ts'
import {
  onSeriesAsked,
  onSeriesChanged,
  onSeriesConfirmed,
  onSeriesDeclined,
  onSeriesEnded,
  onVisitMissed,
  onVisitPayable,
  type SeriesWords,
} from './on-series.ts'
import { onSeriesPriceStepped } from './on-series-price.ts'
import { findParties, findPerson, findSides, type Parties } from './people-store.ts'
import { notifyVendorTermsJob } from './events.ts'
import { deleteSubscriptionsOf } from './push-store.ts'
import { notifyAdmins, notifyAdminsOfEvent, notifyAdminsOfVendor } from './notify-admins.ts'
import { type SenderSettings, type NotificationContent, notifyPeople, notifyPerson } from './notify-people.ts'
import { notificationsOf } from './notifications-of.ts'
import { notifyOfComingTerms } from './notify-of-vendor-terms.ts'
import { entryFor, findFirstVisit, findNotifiedAppointment, type Reader } from './notified-appointment.ts'
import { withdrawalTerms } from './withdrawal-terms.ts'
import { seriesPage, withDetails, type WordingContext } from './wording.ts'

/**
 * Notifies people of events: a notice and an email in the same transaction, and open tabs after it. Ended sessions get
 * no more pushes.
 */
export function notificationListeners(sender: SenderSettings): Subscription[] {
  const contextOf = async (
    { db, now }: UnitOfWork,
    vendorId: string,
    card: string | null = null,
  ): Promise<WordingContext> => ({
    now,
    brandName: sender.brand.name,
    card,
    isListed: await isVendorListed(db, vendorId, now),
  })
  const notifiesBoth =
    <E extends EventKind<AppointmentEventBase>>(
      topic: NoticeTopic,
      words: Words<E>,
      { invites = false, namesContract = false } = {},
    ): Listener<E> =>
    async (unit, facts) => {
      const { clientId, vendorId } = facts
      // Of a vendor's own booking its vendor knows, and its client has no account.
      if (clientId === null) return
      const parties = await findParties(unit.db, { clientId, vendorId })
      const appointment = await findNotifiedAppointment(unit.db, facts.appointmentId)
      const card = await cardOfVisit(unit, facts, clientId)
      const said = words(facts, parties, await contextOf(unit, vendorId, card))
      const contents = completeContents(said, facts, parties)
      if (namesContract && contents.client) {
        contents.client = await withContract(unit.db, contents.client, parties.vendor)
      }
      const about = { appointment, parties, topic, invites, at: unit.now }
      await notifyPeople(unit, sender, notificationsOf(sender, contents, about))
    }
  /** Adds the calendar file that updates both sides' calendars. */
  const invitesBoth = <E extends EventKind<AppointmentEventBase>>(topic: NoticeTopic, words: Words<E>) =>
    notifiesBoth(topic, words, { invites: true })
  const notifiesVendor =
    <E extends EventKind<{ vendorId: string }>>(
      topic: NoticeTopic,
      words: (facts: FactsOf<E>, context: WordingContext) => NotificationContent | null,
      ways?: readonly NotificationChannel[],
    ): Listener<E> =>
    async (unit, facts) => {
      const content = words(facts, await contextOf(unit, facts.vendorId))
      if (!content) return
      const person = await findPerson(unit.db, facts.vendorId)
      await notifyPeople(unit, sender, [{ person, topic, content, ...(ways && { ways }), at: unit.now }])
    }
  /** Notifies one of the two of what is no step of an appointment. */
  const notifiesOne =
    <E extends EventKind<{ clientId: string; vendorId: string }>>(
      side: keyof Parties,
      words: (facts: FactsOf<E>, parties: Parties, context: WordingContext) => NotificationContent,
    ): Listener<E> =>
    async (unit, facts) => {
      const parties = await findParties(unit.db, facts)
      const content = words(facts, parties, await contextOf(unit, facts.vendorId))
      await notifyPerson(unit, sender, parties[side], 'bookings', content)
    }
  /** Notifies the vendor of a booking of its own of steps and payments that others made (B7). */
  const notifiesOwner =
    <E extends EventKind<AppointmentEventBase>>(topic: NoticeTopic, words: Words<E>): Listener<E> =>
    async (unit, facts) => {
      if (facts.clientId !== null) return
      const parties = await findSides(unit.db, facts)
      const said = words(facts, parties, await contextOf(unit, facts.vendorId))
      const { vendor: content } = completeContents(said, facts, parties)
      if (content && !content.isOwnAction) await notifyPerson(unit, sender, parties.vendor, topic, content)
    }
  /** Notifies both sides of what concerns a series as a whole (C6); `namesPlace` adds where and what its visits are. */
  const notifiesOfSeries =
    <E extends EventKind<SeriesEventBase>>(
      words: SeriesWords<E>,
      { namesContract = false, namesPlace = false } = {},
    ): Listener<E> =>
    async (unit, facts) => {
      const parties = await findParties(unit.db, facts)
      const card = await findCardToCharge(unit.db, { clientId: facts.clientId }, unit.now)
      const contents = words(facts, parties, await contextOf(unit, facts.vendorId, card))
      const first =
        (namesPlace || contents.client?.confirmsContract) && (await findFirstVisit(unit.db, facts.seriesId))
      const detailed = (reader: Reader) => {
        const content = contents[reader]
        if (!content) return undefined
        const { label = 'View the series', facts: rows = [], ...said } = content
        const button = { label, path: seriesPage[reader](facts.seriesId) }
        const entry = namesPlace && first && entryFor(reader, first, parties, unit.now)
        return { button, ...said, facts: entry ? withDetails(rows, entry) : rows }
      }
      const [client, vendor] = [detailed('client'), detailed('vendor')]
      const content = client && namesContract ? await withContract(unit.db, client, parties.vendor) : client
      const about = { topic: 'bookings', at: unit.now } as const
      const legal =
        client?.confirmsContract && first ? withdrawalTerms(sender, first, parties, unit.now) : undefined
      const bound = content && legal ? { ...content, isBinding: true as const } : content
      await notifyPeople(unit, sender, [
        ...(bound ? [{ person: parties.client, content: bound, extras: { legal }, ...about }] : []),
        ...(vendor ? [{ person: parties.vendor, content: vendor, ...about }] : []),
      ])
    }
  return [
    on(vendorTermsAnnounced, (unit, { version }) =>
      unit.enqueue(notifyVendorTermsJob, { version, after: null }),
    ),
    on(timeFreed, (unit, facts) => notifyOfFreeTimes(unit, sender, facts)),
    on(appointmentUnanswered, notifiesBoth('bookings', onUnanswered)),
    on(appointmentConfirmed, invitesBoth('bookings', onConfirmed)),
    on(appointmentDeclined, invitesBoth('bookings', onDeclined)),
    on(appointmentRescheduled, invitesBoth('bookings', onRescheduled)),
    on(appointmentAddressChanged, invitesBoth('bookings', onAddressChanged)),
    on(appointmentPaid, invitesBoth('payments', onPaid), notifiesOwner('payments', onPaidByLink)),
    on(automaticChargeFailed, notifiesBoth('payments', onChargeFailed)),
    on(balanceRecorded, notifiesBoth('payments', onBalanceRecorded)),
    on(balanceAsked, notifiesBoth('payments', onBalanceAsked)),
    on(laterPaymentPaid, notifiesBoth('payments', onLaterPayment), notifiesOwner('payments', onLaterPayment)),
    on(appointmentCancelled, invitesBoth('bookings', onCancelled), notifiesOwner('bookings', onCancelled)),
    on(appointmentVendorMarked, notifiesBoth('bookings', onVendorMarked)),
    on(appointmentNoShow, notifiesBoth('bookings', onNoShow)),
    on(appointmentCompleted, notifiesBoth('bookings', onCompleted)),
    on(appointmentNear, notifiesBoth('reminders', onNear)),
    on(appointmentPayBySoon, notifiesBoth('payments', onPayBySoon)),
    on(proposalMade, notifiesBoth('bookings', onProposed)),
    on(proposalAccepted, invitesBoth('bookings', onProposalAccepted)),
    on(proposalDeclined, notifiesBoth('bookings', onProposalDeclined)),
    on(proposalWithdrawn, notifiesBoth('bookings', onProposalWithdrawn)),
    on(proposalLapsed, notifiesBoth('bookings', onProposalLapsed)),
    on(messagesUnread, async (unit, facts) => {
      const parties = await findParties(unit.db, facts)
      const content = onMessagesUnread(facts, parties)
      const person = parties[facts.receiver]
      // The site itself shows the number of unread messages.
      const ways = ['mail', 'push'] as const
      await notifyPeople(unit, sender, [{ person, topic: 'messages', content, ways, at: unit.now }])
    }),
    on(quoteSent, notifiesOne('client', onQuoteSent)),
    on(requestMade, notifiesOne('vendor', onRequestMade)),
    on(requestExtended, notifiesOne('vendor', onRequestExtended)),
    on(requestDeclined, notifiesOne('client', onRequestDeclined)),
    on(requestClosed, notifiesOne('vendor', onRequestClosed)),
    on(proposalWordsReplaced, onWordsReplaced),
    on(requestWordsReplaced, onWordsReplaced),
    on(seriesAsked, notifiesOfSeries(onSeriesAsked, { namesContract: true, namesPlace: true })),
    on(seriesConfirmed, notifiesOfSeries(onSeriesConfirmed, { namesPlace: true })),
    on(seriesDeclined, notifiesOfSeries(onSeriesDeclined)),
    on(seriesChanged, notifiesOfSeries(onSeriesChanged)),
    on(seriesEnded, notifiesOfSeries(onSeriesEnded)),
    on(seriesPriceStepped, notifiesOfSeries(onSeriesPriceStepped)),
    on(visitMissed, notifiesOfSeries(onVisitMissed)),
    on(visitPayable, notifiesBoth('payments', onVisitPayable)),
    on(quoteAccepted, notifiesBoth('bookings', onQuoteAccepted, { invites: true, namesContract: true })),
    on(paymentReturned, notifiesBoth('payments', onReturned)),
    on(laterPaymentRefunded, notifiesBoth('payments', onLaterRefunded)),
    on(refundMade, notifiesBoth('payments', onRefundMade), notifiesOwner('payments', onRefundMade)),
    on(evidenceDue, notifyAdmins(sender, onEvidenceDue)),
    on(refundSettled, notifiesBoth('payments', onRefundSettled)),
    on(refundFailed, notifiesBoth('payments', onRefundFailed), notifyAdmins(sender, onRefundToMend)),
    on(
      disputeChanged,
      notifiesBoth('payments', onDisputeChanged),
      notifiesOwner('payments', onDisputeChanged),
      notifyAdmins(sender, onDispute),
    ),
    on(
      disputeChargedToVendor,
      notifiesBoth('payments', onDisputeCharged),
      notifiesOwner('payments', onDisputeCharged),
    ),
    on(problemReported, notifiesBoth('bookings', onReported), notifyAdmins(sender, onReportToSettle)),
    on(contentReported, notifyAdminsOfEvent(sender, onContentReported)),
    on(complaintSent, notifyAdminsOfEvent(sender, onComplaintSent)),
    on(problemSettled, invitesBoth('payments', onSettled)),
    on(reviewsVisible, notifiesBoth('bookings', onReviewsVisible)),
    on(reviewReplied, notifiesBoth('bookings', onReviewReplied)),
    on(reviewReplyChanged, onReviewReplyChanged),
    on(reviewTextReplaced, onWordsReplaced),
    on(payoutSent, notifiesVendor('payments', onPayoutSent)),
    on(
      payoutFailed,
      notifiesVendor('payments', onPayoutFailed),
      notifyAdminsOfVendor(sender, onPayoutToMend),
    ),
    on(payoutsDelayed, notifyAdminsOfEvent(sender, onPayoutsDelayed)),
    on(payoutWithheld, notifyAdminsOfVendor(sender, onPayoutWithheld)),
    on(payoutsHeld, notifiesVendor('payments', onPayoutsHeld)),
    on(payoutsReleased, notifiesVendor('payments', onPayoutsReleased)),
    on(payoutAccountChosen, notifiesVendor('payments', onPayoutAccountChosen)),
    on(taxDetailsWanted, notifiesVendor('payments', onTaxDetailsWanted)),
    on(taxCopyReady, notifiesVendor('payments', onTaxCopyReady)),
    on(appointmentVendorLapsed, notifiesBoth('bookings', onAppointmentVendorLapsed)),
    on(
      lapsedCalendarEnded,
      // Its email is the statement of reasons.
      notifiesVendor('bookings', onVendorLapsed, ['notice']),
      notifyAdminsOfVendor(sender, onLapsed),
    ),
    on(paidLeftBySuspension, notifyAdminsOfVendor(sender, onPaidLeft)),
    on(
      sessionsEnded,
      async (unit, { sessionIds }) => void (await deleteSubscriptionsOf(unit.db, sessionIds)),
    ),
    on(vendorApplied, notifyAdminsOfVendor(sender, onApplied), notifyOfComingTerms(sender)),
    on(checkExpiryReminded, notifiesVendor('bookings', onCheckExpiryReminded)),
    on(checkExtended, notifiesVendor('bookings', onCheckExtended)),
    on(checkFailed, notifiesVendor('bookings', onCheckFailed)),
    on(questionAsked, notifiesVendor('bookings', onQuestionAsked)),
    on(questionAnswered, notifyAdminsOfVendor(sender, onQuestionAnswered)),
    on(traderChanged, notifyAdminsOfVendor(sender, onTraderChanged)),
    on(vendorVetted, notifiesVendor('bookings', onVetted)),
    on(statementIssued, async (unit, facts) => {
      const person = await findPerson(unit.db, facts.accountId)
      await notifyPerson(unit, sender, person, 'bookings', onStatement(facts, person.role))
    }),
    on(restrictionEnded, async (unit, facts) => {
      const person = await findPerson(unit.db, facts.accountId)
      await notifyPerson(unit, sender, person, 'bookings', onRestrictionEnded(facts, person.role))
    }),
  ]
}
