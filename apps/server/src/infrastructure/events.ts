import type { CheckKind } from '@anseo/domain/vetting-checks'
import type { AppointmentChange } from '@anseo/domain/appointment-steps'
import type { AppointmentReminder } from '@anseo/domain/reminders'
import type { Cost } from '@anseo/domain/cost'
import type { Slot } from '@anseo/domain/slot'
import type { DisputeStatus } from '@anseo/domain/dispute-steps'
import type { CancelledBy } from './database/schema/appointments.ts'

/** What every event of an appointment says. */
export interface AboutAppointment {
  appointmentId: string
  clientId: string
  vendorId: string
  slot: Slot
  cost: Cost
}

/** What one side of an appointment wrote of the other. */
export interface WrittenReview {
  stars: number
  text: string | null
}

/**
 * What happens in the product, by name. A feature publishes inside its transaction, others listen in the same one:
 * notices and jobs are rows that stand or fall with their cause.
 */
export interface DomainEvents {
  /** Any step of an appointment, with what follows from it for the money; the events below say it in words. */
  'appointment.stepped': AboutAppointment & { change: AppointmentChange; from: Slot; reason: string | null }
  'appointment.booked': AboutAppointment & { note: string | null }
  /** An unanswered request is put before the vendor again (L2). */
  'appointment.unanswered': AboutAppointment
  'appointment.confirmed': AboutAppointment & { payBy: Date }
  'appointment.declined': AboutAppointment & { reason: string | null }
  'appointment.rescheduled': AboutAppointment & { from: Slot; paid: boolean }
  'appointment.paid': AboutAppointment & { paymentId: string }
  'appointment.cancelled': AboutAppointment & {
    by: CancelledBy
    reason: string | null
    /** What goes back to the client, 0 when nothing does. */
    refundCents: number
    confirmed: boolean
    paid: boolean
    /** The client accepted a quote of the same vendor, whose booking takes its place. */
    quotedInstead: boolean
  }
  'appointment.vendorMarked': AboutAppointment
  /** The vendor says that the client was not there. */
  'appointment.noShow': AboutAppointment
  'appointment.completed': AboutAppointment
  /** The vendor proposes another time for a request; `slot` is still the one that was asked for. */
  'proposal.made': AboutAppointment & { proposed: Slot; words: string | null }
  /** The client is fine with it: the appointment is there now, and confirmed. */
  'proposal.accepted': AboutAppointment & { from: Slot; payBy: Date }
  'proposal.declined': AboutAppointment & { proposed: Slot }
  'proposal.withdrawn': AboutAppointment & { proposed: Slot }
  /** It starts in a day, or in two hours. */
  'appointment.near': AboutAppointment & {
    reminder: AppointmentReminder
    paid: boolean
    /** Until when it can be paid. */
    deadline: Date
  }
  /** The time to pay ends soon. */
  'appointment.payBySoon': AboutAppointment & { deadline: Date }
  /** Money arrived for an appointment that was no longer payable and goes back by itself (M5). */
  'payment.returned': AboutAppointment & { amountCents: number; paymentId: string }
  'refund.settled': AboutAppointment & { amountCents: number; refundId: string }
  /** So many tries came to nothing that somebody has to look at it. */
  'refund.failed': AboutAppointment & { amountCents: number; refundId: string }
  /** A cardholder objected at the bank, or the bank decided. */
  'dispute.changed': AboutAppointment & {
    disputeId: string
    amountCents: number
    status: DisputeStatus
    /** Until when the provider takes evidence; null where it takes none. */
    answerBy: Date | null
  }
  /** A client objected to an appointment: nothing of it is paid out until an admin settles it (L3). */
  'problem.reported': AboutAppointment & { reportId: string }
  'problem.settled': AboutAppointment & {
    refundCents: number
    /** What the vendor gets of its fee, 0 when nothing. */
    earnedCents: number
    toClient: string
    toVendor: string
  }
  /** A vendor sent a quote, or another version of it. */
  'quote.sent': {
    quoteId: string
    clientId: string
    vendorId: string
    version: number
    slot: Slot
    /** At the fees of the moment; frozen once it is accepted. */
    cost: Cost
    expiresAt: Date
  }
  /** A quote became this booking. */
  'quote.accepted': AboutAppointment & { payBy: Date }
  /** Both wrote, or the time to write is over; null for a side that did not write, or is not shown. */
  'reviews.visible': AboutAppointment & { byClient: WrittenReview | null; byVendor: WrittenReview | null }
  /** A vendor answered the review of a client. */
  'review.replied': AboutAppointment & { reply: string }
  /** An admin took the review of one side off the page. */
  'review.hidden': AboutAppointment & { author: 'client' | 'vendor'; reason: string }
  /** An admin put a hidden review of one side back. */
  'review.shown': AboutAppointment & { author: 'client' | 'vendor' }
  /** A transfer to a vendor has left (M7). */
  'payout.sent': { payoutId: string; vendorId: string; amountCents: number }
  /** The provider would not take it on; it goes out with the next one. */
  'payout.failed': { payoutId: string; vendorId: string; amountCents: number }
  /** Payouts go to this account from now on, after `heldUntil` where there was another one before (A10). */
  'payout.accountChosen': { vendorId: string; account: string; heldUntil: Date | null }
  /** A paid appointment of a vendor that is off the list because a check has ended (L7). */
  'appointment.vendorLapsed': AboutAppointment
  /** A check that the vendor needs has ended; `paidCount` paid appointments are left to settle (L7). */
  'vendor.lapsed': { vendorId: string; reason: string; paidCount: number }
  'check.endsSoon': {
    vendorId: string
    kind: CheckKind
    expiresAt: Date
    isMandatory: boolean
    /** A newer paper waits for the operator. */
    isInReview: boolean
  }
  'check.failed': { vendorId: string; kind: CheckKind; reason: string }
  /** A vendor has applied, and owns the address that it gave. */
  'vendor.applied': { vendorId: string }
  'vendor.vetted': {
    vendorId: string
    decision: 'verified' | 'rejected' | 'suspended'
    reason: string | null
  }
}

export type EventName = keyof DomainEvents
