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
  type NotificationChannel,
  proposalAccepted,
  proposalDeclined,
  proposalLapsed,
  proposalMade,
  proposalWithdrawn,
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
  checkEndsSoon,
  checkExtended,
  checkFailed,
  moreAsked,
  questionAnswered,
  traderChanged,
  vendorTermsAnnounced,
  vendorVetted,
} from '../catalogue/events.ts'
import {
  quoteAccepted,
  quoteSent,
  requestClosed,
  requestDeclined,
  requestExtended,
  requestMade,
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
  payoutSent,
  payoutsHeld,
  payoutsReleased,
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
  reviewsVisible,
  reviewTextReplaced,
  statementIssued,
} from '../trust/events.ts'
import type { EventKind, FactsOf } from '../../platform/unit-of-work/event.ts'
import type { AppointmentEventBase, SeriesEventBase } from '../booking/public.ts'
import {
  onApplied,
  onComplaintSent,
  onContentReported,
  onDispute,
  onEvidenceDue,
  onLapsed,
  onQuestionAnswered,
  onRefundToMend,
  onReportToSettle,
  onTraderChanged,
} from './admin-words.ts'
import { onConfirmed, onDeclined } from './on-answered.ts'
import { onBalanceAsked, onBalanceRecorded, onLaterPayment } from './on-balance.ts'
import { onUnanswered } from './on-booked.ts'
import { withContract } from './contract-fact.ts'
import { onChargeFailed } from './on-charge-failed.ts'
import { onCancelled } from './on-cancelled.ts'
import {
  onAppointmentVendorLapsed,
  onCheckEndsSoon,
  onCheckExtended,
  onCheckFailed,
  onMoreAsked,
  onVendorLapsed,
} from './on-checks.ts'
import { onAddressChanged } from './on-address-changed.ts'
import { onCompleted, onNoShow, onVendorMarked } from './on-completed.ts'
import { onRestrictionEnded, onStatement } from './on-statement.ts'
import { onLaterRefunded, onRefundSettled, onReturned } from './on-money-back.ts'
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
import { onReviewReplied, onReviewsVisible, onReviewTextReplaced } from './on-review.ts'
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
import { entryFor, findFirstVisit, findNotifiedAppointment, type Reader } from './notified-appointment.ts'
import { withdrawalTerms } from './withdrawal-terms.ts'
import { withDetails, type WordingContext, type Words } from './wording.ts'

/**
 * Notifies people of events: a notice and an email in the same transaction, and open tabs after it. Ended sessions get
 * no more pushes.
 */
export function notificationListeners(sender: SenderSettings): Subscription[] {
  const contextOf = ({ now }: UnitOfWork): WordingContext => ({ now, brandName: sender.brand.name })
  const told =
    <E extends EventKind<AppointmentEventBase>>(
      topic: NoticeTopic,
      words: Words<E>,
      { invites = false, namesContract = false } = {},
    ): Listener<E> =>
    async (unit, facts) => {
      const { clientId, vendorId } = facts
      // Of an own booking its vendor knows, and its client has no account.
      if (clientId === null) return
      const parties = await findParties(unit.db, { clientId, vendorId })
      const appointment = await findNotifiedAppointment(unit.db, facts.appointmentId)
      const contents = words(facts, parties, contextOf(unit))
      if (namesContract && contents.client) {
        contents.client = await withContract(unit.db, contents.client, parties.vendor)
      }
      const about = { appointment, parties, topic, invites, at: unit.now }
      await notifyPeople(unit, sender, notificationsOf(sender, contents, about))
    }
  /** Adds the calendar file that updates both sides' calendars. */
  const invited = <E extends EventKind<AppointmentEventBase>>(topic: NoticeTopic, words: Words<E>) =>
    told(topic, words, { invites: true })
  const toldVendor =
    <E extends EventKind<{ vendorId: string }>>(
      topic: NoticeTopic,
      words: (facts: FactsOf<E>, context: WordingContext) => NotificationContent | null,
      ways?: readonly NotificationChannel[],
    ): Listener<E> =>
    async (unit, facts) => {
      const content = words(facts, contextOf(unit))
      if (!content) return
      const person = await findPerson(unit.db, facts.vendorId)
      await notifyPeople(unit, sender, [{ person, topic, content, ...(ways && { ways }), at: unit.now }])
    }
  /** Notifies one of the two of what is no step of an appointment. */
  const toldOne =
    <E extends EventKind<{ clientId: string; vendorId: string }>>(
      side: keyof Parties,
      words: (facts: FactsOf<E>, parties: Parties, context: WordingContext) => NotificationContent,
    ): Listener<E> =>
    async (unit, facts) => {
      const parties = await findParties(unit.db, facts)
      await notifyPerson(unit, sender, parties[side], 'bookings', words(facts, parties, contextOf(unit)))
    }
  /** Notifies the vendor of an own booking of steps and payments that others made (B7). */
  const toldOwner =
    <E extends EventKind<AppointmentEventBase>>(topic: NoticeTopic, words: Words<E>): Listener<E> =>
    async (unit, facts) => {
      if (facts.clientId !== null) return
      const parties = await findSides(unit.db, facts)
      const { vendor: content } = words(facts, parties, contextOf(unit))
      if (content && !content.isOwnAction) await notifyPerson(unit, sender, parties.vendor, topic, content)
    }
  /** Notifies both sides of what concerns a series as a whole (C6); `namesPlace` adds where and what its visits are. */
  const toldOfSeries =
    <E extends EventKind<SeriesEventBase>>(
      words: SeriesWords<E>,
      { namesContract = false, namesPlace = false } = {},
    ): Listener<E> =>
    async (unit, facts) => {
      const parties = await findParties(unit.db, facts)
      const contents = words(facts, parties, contextOf(unit))
      const first =
        (namesPlace || contents.client?.confirmsContract) && (await findFirstVisit(unit.db, facts.seriesId))
      const detailed = (reader: Reader) => {
        const content = contents[reader]
        if (!content || !namesPlace || !first) return content
        return { ...content, facts: withDetails(content.facts, entryFor(reader, first, parties, unit.now)) }
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
    on(appointmentUnanswered, told('bookings', onUnanswered)),
    on(appointmentConfirmed, invited('bookings', onConfirmed)),
    on(appointmentDeclined, invited('bookings', onDeclined)),
    on(appointmentRescheduled, invited('bookings', onRescheduled)),
    on(appointmentAddressChanged, invited('bookings', onAddressChanged)),
    on(appointmentPaid, invited('payments', onPaid), toldOwner('payments', onPaidByLink)),
    on(automaticChargeFailed, told('payments', onChargeFailed)),
    on(balanceRecorded, told('payments', onBalanceRecorded)),
    on(balanceAsked, told('payments', onBalanceAsked)),
    on(laterPaymentPaid, told('payments', onLaterPayment), toldOwner('payments', onLaterPayment)),
    on(appointmentCancelled, invited('bookings', onCancelled), toldOwner('bookings', onCancelled)),
    on(appointmentVendorMarked, told('bookings', onVendorMarked)),
    on(appointmentNoShow, told('bookings', onNoShow)),
    on(appointmentCompleted, told('bookings', onCompleted)),
    on(appointmentNear, told('reminders', onNear)),
    on(appointmentPayBySoon, told('payments', onPayBySoon)),
    on(proposalMade, told('bookings', onProposed)),
    on(proposalAccepted, invited('bookings', onProposalAccepted)),
    on(proposalDeclined, told('bookings', onProposalDeclined)),
    on(proposalWithdrawn, told('bookings', onProposalWithdrawn)),
    on(proposalLapsed, told('bookings', onProposalLapsed)),
    on(quoteSent, toldOne('client', onQuoteSent)),
    on(requestMade, toldOne('vendor', onRequestMade)),
    on(requestExtended, toldOne('vendor', onRequestExtended)),
    on(requestDeclined, toldOne('client', onRequestDeclined)),
    on(requestClosed, toldOne('vendor', onRequestClosed)),
    on(seriesAsked, toldOfSeries(onSeriesAsked, { namesContract: true, namesPlace: true })),
    on(seriesConfirmed, toldOfSeries(onSeriesConfirmed, { namesPlace: true })),
    on(seriesDeclined, toldOfSeries(onSeriesDeclined)),
    on(seriesChanged, toldOfSeries(onSeriesChanged)),
    on(seriesEnded, toldOfSeries(onSeriesEnded)),
    on(seriesPriceStepped, toldOfSeries(onSeriesPriceStepped)),
    on(visitMissed, toldOfSeries(onVisitMissed)),
    on(visitPayable, told('payments', onVisitPayable)),
    on(quoteAccepted, told('bookings', onQuoteAccepted, { invites: true, namesContract: true })),
    on(paymentReturned, told('payments', onReturned)),
    on(laterPaymentRefunded, told('payments', onLaterRefunded)),
    on(refundMade, told('payments', onRefundMade), toldOwner('payments', onRefundMade)),
    on(evidenceDue, notifyAdmins(sender, onEvidenceDue)),
    on(refundSettled, told('payments', onRefundSettled)),
    on(refundFailed, told('payments', onRefundFailed), notifyAdmins(sender, onRefundToMend)),
    on(
      disputeChanged,
      told('payments', onDisputeChanged),
      toldOwner('payments', onDisputeChanged),
      notifyAdmins(sender, onDispute),
    ),
    on(disputeChargedToVendor, told('payments', onDisputeCharged), toldOwner('payments', onDisputeCharged)),
    on(problemReported, told('bookings', onReported), notifyAdmins(sender, onReportToSettle)),
    on(contentReported, notifyAdminsOfEvent(sender, onContentReported)),
    on(complaintSent, notifyAdminsOfEvent(sender, onComplaintSent)),
    on(problemSettled, invited('payments', onSettled)),
    on(reviewsVisible, told('bookings', onReviewsVisible)),
    on(reviewReplied, told('bookings', onReviewReplied)),
    on(reviewTextReplaced, onReviewTextReplaced),
    on(payoutSent, toldVendor('payments', onPayoutSent)),
    on(payoutFailed, toldVendor('payments', onPayoutFailed)),
    on(payoutsHeld, toldVendor('payments', onPayoutsHeld)),
    on(payoutsReleased, toldVendor('payments', onPayoutsReleased)),
    on(payoutAccountChosen, toldVendor('payments', onPayoutAccountChosen)),
    on(taxDetailsWanted, toldVendor('payments', onTaxDetailsWanted)),
    on(taxCopyReady, toldVendor('payments', onTaxCopyReady)),
    on(appointmentVendorLapsed, told('bookings', onAppointmentVendorLapsed)),
    on(
      lapsedCalendarEnded,
      // Its email is the statement of reasons.
      toldVendor('bookings', onVendorLapsed, ['notice']),
      notifyAdminsOfVendor(sender, onLapsed),
    ),
    on(
      sessionsEnded,
      async (unit, { sessionIds }) => void (await deleteSubscriptionsOf(unit.db, sessionIds)),
    ),
    on(vendorApplied, notifyAdminsOfVendor(sender, onApplied)),
    on(checkEndsSoon, toldVendor('bookings', onCheckEndsSoon)),
    on(checkExtended, toldVendor('bookings', onCheckExtended)),
    on(checkFailed, toldVendor('bookings', onCheckFailed)),
    on(moreAsked, toldVendor('bookings', onMoreAsked)),
    on(questionAnswered, notifyAdminsOfVendor(sender, onQuestionAnswered)),
    on(traderChanged, notifyAdminsOfVendor(sender, onTraderChanged)),
    on(vendorVetted, toldVendor('bookings', onVetted)),
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
