import { appointmentFacts, completesAt, payByFrom, type StoredAppointment } from './appointment.ts'
import { visitPayBy } from './visit-payment.ts'
import { problemTo } from './appointment-permissions.ts'
import { APPOINTMENT_TRANSITIONS, bookingState } from './booking-state.ts'
import { promisedRefundUntil } from './payment-request.ts'
import { isFree, NOTHING, type Price, type PriceParts } from './price.ts'
import { type Problem, problem } from './problem.ts'
import { vendorKeptCents, leftOf, subtractRefunded, type Regained, splitRegained } from './refunded-parts.ts'
import { refund } from './refund.ts'
import { needsNewConfirmation } from './reschedule-problem.ts'
import { splitSettlement } from './settlement.ts'
import type { Slot } from './slot.ts'

/** An appointment as it is stored, with the prices frozen at its booking (M2). */
export type PricedAppointment = StoredAppointment & PriceParts

/** The steps of an appointment after booking (L2 to L6). */
export type AppointmentStep =
  | { kind: 'confirm'; paymentWindowHours: number }
  | { kind: 'decline' }
  /** The provider has confirmed the payment (M4). */
  | { kind: 'pay' }
  /** The client of a vendor's own booking has paid its payment request (B7). */
  | { kind: 'payRequest' }
  | { kind: 'cancel'; by: 'client' | 'vendor' | 'admin' }
  /** An admin has refunded everything that was paid, which cancels it; the vendor keeps what it did not bear (D2). */
  | { kind: 'refundedWhole' }
  | { kind: 'timeOut' }
  /** The sum requested for a vendor's own booking was not paid by the moment that its vendor named (B7). */
  | { kind: 'timeOutRequest' }
  /** The client moves it to a slot that was found free; see `rescheduleProblem`. */
  | { kind: 'reschedule'; slot: Slot }
  /** The vendor moves a booking of its own to a slot that was found free (B8). */
  | { kind: 'moveOwn'; slot: Slot }
  /** The client accepts the time that the vendor proposed, found free; that confirms it. */
  | { kind: 'acceptProposal'; slot: Slot; paymentWindowHours: number }
  /** The client accepts the time that is held for a move; money stays as it was (B8). */
  | { kind: 'acceptMove'; slot: Slot; paymentWindowHours: number }
  | { kind: 'markComplete'; by: 'client' | 'vendor' }
  /** The client was not there: counts as the vendor's mark (L3). */
  | { kind: 'noShow' }
  /** Completes it automatically, if no problem was reported in time (L3). */
  | { kind: 'complete' }
  | { kind: 'report' }
  /**
   * Resolves a report: an admin decides the refund, in cents, from 0 to all that did not go back before (L3); `laterCents`
   * is what that is of balance and tip.
   */
  | { kind: 'settleReport'; refundCents: number; laterCents: number }

/** The changes that a step makes, and its consequences for the money. */
export interface AppointmentChange {
  /** The fields to set; empty if the step had been taken before. */
  set: Partial<StoredAppointment>
  /** The refund to the client, in cents and part by part (M3). */
  refund: Price
  /** The vendor's earnings from it, in cents (M7). */
  earnedCents: number
  /** The amount that was held for the vendor and goes to the platform, which bore refunds before (D2). */
  regained: Regained
  /** An operator had refunded everything: nothing more goes back, and the vendor keeps what it did not bear (D2). */
  wasRefunded: boolean
  /** True if the appointment leaves 'confirmed, unpaid', so that its payment intent is cancelled (M5). */
  givesUpPayment: boolean
}

/** Either the reason why a step is refused, or its changes. */
export type Stepped = { problem: Problem; change: null } | { problem: null; change: AppointmentChange }

/**
 * Takes one step of an appointment by the table in `booking-state.ts`, or returns why not. The caller stores the change
 * only if the appointment has not been changed in the meantime (L1).
 */
export function stepAppointment(appointment: PricedAppointment, step: AppointmentStep, now: Date): Stepped {
  const refusal = refusalOf(appointment, step, now)
  if (refusal) return { problem: refusal, change: null }
  const change = { ...NO_CHANGE, ...changeBy(appointment, step, now) }
  assertTransition(appointment, { ...appointment, ...change.set })
  return { problem: null, change }
}

const NOTHING_REGAINED = splitRegained(0, null)

const NO_CHANGE: AppointmentChange = {
  set: {},
  refund: NOTHING,
  earnedCents: 0,
  regained: NOTHING_REGAINED,
  wasRefunded: false,
  givesUpPayment: false,
}

function refusalOf(appointment: PricedAppointment, step: AppointmentStep, now: Date): Problem | null {
  const facts = appointmentFacts(appointment)
  switch (step.kind) {
    case 'cancel':
      if (step.by === 'client') return problemTo.cancel(facts, now)
      return step.by === 'vendor' ? problemTo.vendorCancel(facts, now) : problemTo.adminCancel(facts, now)
    case 'refundedWhole':
      return problemTo.adminCancel(facts, now)
    case 'pay':
      // Money that has arrived counts, also when a visit was moved away from it.
      return problemTo.pay({ ...facts, payableFrom: null }, now)
    case 'payRequest':
      return appointment.vendorFeeCents > 0 ? problem('ALREADY_PAID') : problemTo.payRequest(facts, now)
    case 'timeOutRequest':
      return appointment.vendorFeeCents > 0 ? problem('ALREADY_PAID') : problemTo.vendorCancel(facts, now)
    case 'markComplete':
      return step.by === 'client' ? problemTo.markComplete(facts, now) : problemTo.vendorComplete(facts, now)
    case 'complete': {
      const due = completesAt(appointment.end, appointment.vendorMarkedAt) <= now
      return problemTo.vendorComplete(facts, now) ?? (due ? null : problem('NOT_PAST'))
    }
    default:
      return problemTo[step.kind](facts, now)
  }
}

function changeBy(
  appointment: PricedAppointment,
  step: AppointmentStep,
  now: Date,
): Partial<AppointmentChange> {
  switch (step.kind) {
    case 'confirm':
      return { set: confirmed(appointment, now, { ...step, visit: visitOf(appointment) }) }
    case 'acceptProposal':
      // A time proposed by the vendor costs the client no reschedule.
      return { set: proposedTo(appointment, now, step) }
    case 'decline':
      return { set: { declinedAt: now }, givesUpPayment: true }
    case 'pay':
      // Another live intent may exist besides the paid one.
      return { set: { paidAt: now }, givesUpPayment: true }
    case 'payRequest':
      // A vendor's own booking counts as paid from the start (A6); from now on this is when.
      return { set: { paidAt: now }, givesUpPayment: true }
    case 'cancel':
      return cancelled(appointment, step.by, now)
    case 'refundedWhole':
      return {
        set: { cancelledAt: now, cancelledBy: 'admin' },
        earnedCents: vendorKeptCents(appointment, appointment.givenBack),
        wasRefunded: true,
        givesUpPayment: true,
      }
    case 'timeOutRequest':
    case 'timeOut':
      return cancelled(appointment, 'auto', now)
    case 'reschedule':
      return rescheduled(appointment, step.slot)
    case 'moveOwn':
      return {
        set: {
          ...movedTo(step.slot),
          ...(appointment.vendorFeeCents > 0 && { fullRefundUntil: promisedRefundUntil(appointment) }),
        },
      }
    case 'acceptMove':
      // The client has agreed to this time.
      return { set: { ...movedTo(step.slot), ...payByMoved(appointment, now, step), fullRefundUntil: null } }
    case 'markComplete':
      if (step.by === 'client') return markedByClient(appointment, now)
      return appointment.vendorMarkedAt ? {} : { set: { vendorMarkedAt: now } }
    case 'noShow':
      return appointment.noShowAt ? {} : { set: { noShowAt: now, vendorMarkedAt: now } }
    case 'complete':
      return completed(appointment, {}, now)
    case 'report':
      return { set: { reportedAt: now } }
    case 'settleReport':
      return settled(appointment, step, now)
  }
}

/** Returns the new time without marks, which were about the old one. */
const movedTo = ({ start, end }: Slot) => ({ start, end, vendorMarkedAt: null, noShowAt: null })

interface Window {
  paymentWindowHours: number
  /** The slot of a visit of a series, whose time to pay depends on its start (C6); null for any other. */
  visit: Slot | null
}

/** Returns what a confirmation sets: the window to pay (L2, C6), or that nothing is to be paid (A6). */
export const confirmed = (
  price: PriceParts,
  now: Date,
  { paymentWindowHours, visit }: Window,
): Partial<StoredAppointment> =>
  isFree(price)
    ? { confirmedAt: now, paidAt: now }
    : {
        confirmedAt: now,
        payBy: visit ? visitPayBy(visit.start, now, paymentWindowHours) : payByFrom(now, paymentWindowHours),
      }

/** Returns an appointment as a visit of its series; null for any other. */
const visitOf = ({ seriesId, start, end }: StoredAppointment): Slot | null =>
  seriesId === null ? null : { start, end }

function proposedTo(
  appointment: PricedAppointment,
  now: Date,
  { slot: { start, end }, paymentWindowHours }: { slot: Slot; paymentWindowHours: number },
): Partial<StoredAppointment> {
  const visit = visitOf({ ...appointment, start, end })
  return { start, end, ...confirmed(appointment, now, { paymentWindowHours, visit }) }
}

/**
 * Returns the time to pay for a visit of a series, which moves with the visit; any other appointment keeps its own (B8,
 * C6).
 */
function payByMoved(
  { seriesId, payBy, paidAt }: PricedAppointment,
  now: Date,
  { slot, paymentWindowHours }: { slot: Slot; paymentWindowHours: number },
): Partial<StoredAppointment> {
  if (seriesId === null || payBy === null || paidAt !== null) return {}
  return { payBy: visitPayBy(slot.start, now, paymentWindowHours) }
}

function cancelled(
  appointment: PricedAppointment,
  by: 'client' | 'vendor' | 'admin' | 'auto',
  now: Date,
): Partial<AppointmentChange> {
  const paid = appointment.paidAt !== null
  const { givenBack } = appointment
  const due = refund({ ...appointment, paid, price: appointment, by }, now)
  const back = subtractRefunded(due, appointment, givenBack)
  const keptCents = paid ? vendorKeptCents(appointment, givenBack) : 0
  // A client's late cancellation still leaves the fee owed to the vendor (M7).
  const earnedCents = by === 'client' && due.vendorFeeCents === 0 ? keptCents : 0
  return {
    set: { cancelledAt: now, cancelledBy: by },
    refund: back,
    earnedCents,
    regained: splitRegained(keptCents - back.vendorFeeCents - earnedCents, givenBack),
    // Of a vendor's own booking something may be asked for although it counts as paid.
    givesUpPayment: !paid || appointment.vendorFeeCents === 0,
  }
}

/** Moves an appointment. A paid one stays confirmed; an unpaid one needs a new confirmation (L5). */
function rescheduled(appointment: PricedAppointment, { start, end }: Slot): Partial<AppointmentChange> {
  const asksAgain = needsNewConfirmation(appointmentFacts(appointment))
  return {
    set: {
      start,
      end,
      rescheduleCount: appointment.rescheduleCount + 1,
      // The client has chosen this time itself.
      fullRefundUntil: null,
      // A mark can only be left from before the clock stepped back, and is about the old time.
      vendorMarkedAt: null,
      noShowAt: null,
      ...(asksAgain && { confirmedAt: null, payBy: null }),
    },
    givesUpPayment: asksAgain,
  }
}

const completed = (appointment: PricedAppointment, marks: Partial<StoredAppointment>, now: Date) => ({
  set: { ...marks, completedAt: now },
  earnedCents: vendorKeptCents(appointment, appointment.givenBack),
})

/** Records the client's mark. An appointment that is complete already stays so, with its earnings (L3). */
const markedByClient = (appointment: PricedAppointment, now: Date): Partial<AppointmentChange> =>
  appointment.completedAt
    ? { set: { clientMarkedAt: now } }
    : completed(appointment, { clientMarkedAt: now }, now)

/**
 * Settles a report. A refund of everything is a cancellation by the admin; anything less completes the appointment, and
 * the vendor bears its part (L3).
 */
function settled(
  appointment: PricedAppointment,
  { refundCents, laterCents }: { refundCents: number; laterCents: number },
  now: Date,
): Partial<AppointmentChange> {
  const left = leftOf(appointment, appointment.givenBack)
  const { back, isWhole } = splitSettlement(refundCents, { left, laterCents })
  const ending = isWhole ? ({ cancelledAt: now, cancelledBy: 'admin' } as const) : { completedAt: now }
  return {
    set: { reportSettledAt: now, ...ending },
    refund: back,
    earnedCents: vendorKeptCents(appointment, appointment.givenBack) - back.vendorFeeCents,
  }
}

function assertTransition(before: StoredAppointment, after: StoredAppointment): void {
  const [from, to] = [bookingState(before), bookingState(after)]
  if (!APPOINTMENT_TRANSITIONS[from].includes(to)) throw new Error(`No step leads from ${from} to ${to}`)
}
