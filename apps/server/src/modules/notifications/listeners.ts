import type { NoticeTopic } from '@anseo/domain/notice-choices'
import type { DomainEvents } from '../../platform/unit-of-work/events.ts'
import type { Listener, Listeners } from '../../platform/unit-of-work/unit-of-work.ts'
import { onApplied, onDispute, onLapsed, onRefundToMend, onReportToSettle } from './admin-words.ts'
import { onConfirmed, onDeclined } from './on-answered.ts'
import { inviteToAppointment } from './invite-to-appointment.ts'
import { onBooked, onUnanswered } from './on-booked.ts'
import { onCancelled } from './on-cancelled.ts'
import { onAppointmentVendorLapsed, onCheckEndsSoon, onCheckFailed, onVendorLapsed } from './on-checks.ts'
import { onCompleted, onNoShow, onVendorMarked } from './on-completed.ts'
import { onRefundSettled, onReturned } from './on-money-back.ts'
import { onNear, onPayBySoon } from './on-near.ts'
import { onPaid } from './on-paid.ts'
import { onPayoutAccountChosen, onPayoutFailed, onPayoutSent } from './on-payout.ts'
import { onReported, onSettled } from './on-problem.ts'
import { onProposalAccepted, onProposalDeclined, onProposalWithdrawn, onProposed } from './on-proposal.ts'
import { onQuoteAccepted, onQuoteSent } from './on-quote.ts'
import { onRescheduled } from './on-rescheduled.ts'
import { onReviewHidden, onReviewReplied, onReviewShown, onReviewsVisible } from './on-review.ts'
import { onDisputeChanged, onRefundFailed } from './on-trouble.ts'
import { onVetted } from './on-vetted.ts'
import { findParties, findPerson } from './people-store.ts'
import { tellAdmins, tellAdminsOfVendor } from './tell-admins.ts'
import { type Teller, type Telling, tellPerson } from './tell-person.ts'
import { badgeFor, entryFor, findToldAppointment, type Reader } from './told-appointment.ts'
import {
  type AppointmentEvent,
  type TellingContext,
  toTheAppointment,
  type VendorEvent,
  withPlace,
  type Words,
} from './wording.ts'

const READERS: readonly Reader[] = ['client', 'vendor']

/** Tells people what concerns them: a notice and a mail of the same transaction, and their open tabs after it. */
export function notificationListeners(teller: Teller): Listeners {
  const told = <E extends AppointmentEvent>(
    topic: NoticeTopic,
    words: Words<E>,
    { invites = false } = {},
  ): Listener<E>[] => [
    async (unit, facts) => {
      const parties = await findParties(unit.db, facts)
      const appointment = await findToldAppointment(unit.db, facts.appointmentId)
      const tellings = words(facts, parties, { now: unit.now, brandName: teller.brand.name })
      for (const reader of READERS) {
        const telling = tellings[reader]
        if (!telling) continue
        const { place } = entryFor(reader, appointment, parties, unit.now)
        const placed = {
          ...toTheAppointment(telling, facts.appointmentId),
          facts: withPlace(telling.facts, place),
        }
        await tellPerson(unit, teller, parties[reader], topic, placed, {
          badge: badgeFor(reader, appointment, unit.now),
          attachments: invites
            ? [inviteToAppointment(teller, appointment, parties, reader, unit.now)]
            : undefined,
        })
      }
    },
  ]
  /** With the file that keeps the calendars of both as the appointment is. */
  const invited = <E extends AppointmentEvent>(topic: NoticeTopic, words: Words<E>) =>
    told(topic, words, { invites: true })
  const toldVendor = <E extends VendorEvent>(
    topic: NoticeTopic,
    words: (facts: DomainEvents[E], context: TellingContext) => Telling,
  ): Listener<E>[] => [
    async (unit, facts) => {
      const telling = words(facts, { now: unit.now, brandName: teller.brand.name })
      await tellPerson(unit, teller, await findPerson(unit.db, facts.vendorId), topic, telling)
    },
  ]
  return {
    'appointment.booked': invited('bookings', onBooked),
    'appointment.unanswered': told('bookings', onUnanswered),
    'appointment.confirmed': invited('bookings', onConfirmed),
    'appointment.declined': invited('bookings', onDeclined),
    'appointment.rescheduled': invited('bookings', onRescheduled),
    'appointment.paid': invited('payments', onPaid),
    'appointment.cancelled': invited('bookings', onCancelled),
    'appointment.vendorMarked': told('bookings', onVendorMarked),
    'appointment.noShow': told('bookings', onNoShow),
    'appointment.completed': told('bookings', onCompleted),
    'appointment.near': told('reminders', onNear),
    'appointment.payBySoon': told('payments', onPayBySoon),
    'proposal.made': told('bookings', onProposed),
    'proposal.accepted': invited('bookings', onProposalAccepted),
    'proposal.declined': told('bookings', onProposalDeclined),
    'proposal.withdrawn': told('bookings', onProposalWithdrawn),
    'quote.sent': [
      async (unit, facts) => {
        const parties = await findParties(unit.db, facts)
        await tellPerson(unit, teller, parties.client, 'bookings', onQuoteSent(facts, parties))
      },
    ],
    'quote.accepted': invited('bookings', onQuoteAccepted),
    'payment.returned': told('payments', onReturned),
    'refund.settled': told('payments', onRefundSettled),
    'refund.failed': [...told('payments', onRefundFailed), tellAdmins(teller, onRefundToMend)],
    'dispute.changed': [...told('payments', onDisputeChanged), tellAdmins(teller, onDispute)],
    'problem.reported': [...told('bookings', onReported), tellAdmins(teller, onReportToSettle)],
    'problem.settled': invited('payments', onSettled),
    'reviews.visible': told('bookings', onReviewsVisible),
    'review.replied': told('bookings', onReviewReplied),
    'review.hidden': told('bookings', onReviewHidden),
    'review.shown': told('bookings', onReviewShown),
    'payout.sent': toldVendor('payments', onPayoutSent),
    'payout.failed': toldVendor('payments', onPayoutFailed),
    'payout.accountChosen': toldVendor('payments', onPayoutAccountChosen),
    'appointment.vendorLapsed': told('bookings', onAppointmentVendorLapsed),
    'vendor.lapsed': [
      ...toldVendor<'vendor.lapsed'>('bookings', onVendorLapsed),
      tellAdminsOfVendor(teller, onLapsed),
    ],
    'vendor.applied': [tellAdminsOfVendor(teller, onApplied)],
    'check.endsSoon': toldVendor('bookings', onCheckEndsSoon),
    'check.failed': toldVendor('bookings', onCheckFailed),
    'vendor.vetted': toldVendor('bookings', onVetted),
  }
}
