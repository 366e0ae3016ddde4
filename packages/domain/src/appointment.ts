import { HOUR_MS } from './duration.ts'
import type { Slot } from './slot.ts'
import { COMPLETION_WINDOW_HOURS, DEFAULT_CANCELLATION_HOURS } from './limits.ts'
import type { GivenBack } from './refunded-parts.ts'
import type { PriceParts } from './price.ts'
import { visitPayableFrom } from './visit-payment.ts'

export type CancelledBy = 'client' | 'vendor' | 'auto' | 'admin'

/** The facts of an appointment that the rules need; server and pages both know all of them (L1). */
export interface AppointmentFacts extends Slot {
  confirmed: boolean
  /** When the payment window ends; null before the confirmation (L2). */
  payBy: Date | null
  paid: boolean
  /** True if nothing is paid through us; the appointment counts as paid from its confirmation on (A6). */
  free: boolean
  declined: boolean
  /** The side that cancelled it, 'auto' when it timed out; null when it was not cancelled. */
  cancelledBy: CancelledBy | null
  clientMarked: boolean
  complete: boolean
  /** True if the vendor marked a no-show, which ends the appointment. */
  noShow: boolean
  /** True while a problem report is open (L3). */
  reportOpen: boolean
  rescheduleCount: number
  /** Hours before the start until which a client can cancel with a refund, and reschedule; frozen at booking (A8). */
  cancellationHours: number
  /** Until when a client who cancels gets everything back, after its vendor asked to move it (B8); null otherwise. */
  fullRefundUntil: Date | null
  /** Until when a client can withdraw by law, if it has not begun (D9); null where the operator has not turned that on. */
  withdrawableUntil: Date | null
  /** From when a visit of a series can be paid for (C6); null for any other, which can be from its confirmation on. */
  payableFrom: Date | null
}

/** The facts as they are stored: when each thing happened (L1). */
export interface StoredAppointment extends Slot {
  confirmedAt: Date | null
  payBy: Date | null
  paidAt: Date | null
  declinedAt: Date | null
  cancelledAt: Date | null
  cancelledBy: CancelledBy | null
  clientMarkedAt: Date | null
  vendorMarkedAt: Date | null
  /** When the vendor marked a no-show. */
  noShowAt: Date | null
  completedAt: Date | null
  reportedAt: Date | null
  reportSettledAt: Date | null
  rescheduleCount: number
  cancellationHours: number
  fullRefundUntil: Date | null
  withdrawableUntil: Date | null
  /** The series of which it is a visit (C6); null for any other. */
  seriesId: string | null
  /** The part of the sum paid now that an operator or the bank has returned (D2); null if none was. */
  givenBack: GivenBack | null
}

/** The facts of an appointment that was just booked, before any step, with a vendor of the default rules. */
export const JUST_BOOKED: Omit<StoredAppointment, keyof Slot> = {
  confirmedAt: null,
  payBy: null,
  paidAt: null,
  declinedAt: null,
  cancelledAt: null,
  cancelledBy: null,
  clientMarkedAt: null,
  vendorMarkedAt: null,
  noShowAt: null,
  completedAt: null,
  reportedAt: null,
  reportSettledAt: null,
  rescheduleCount: 0,
  cancellationHours: DEFAULT_CANCELLATION_HOURS,
  fullRefundUntil: null,
  withdrawableUntil: null,
  seriesId: null,
  givenBack: null,
}

/** Returns the facts of a stored appointment; one without a stored deposit counts as one that costs something. */
export function appointmentFacts(
  stored: Omit<StoredAppointment, 'givenBack'> & Partial<Pick<PriceParts, 'vendorFeeCents'>>,
): AppointmentFacts {
  return {
    start: stored.start,
    end: stored.end,
    confirmed: stored.confirmedAt !== null,
    payBy: stored.payBy,
    paid: stored.paidAt !== null,
    free: stored.vendorFeeCents === 0,
    declined: stored.declinedAt !== null,
    cancelledBy: stored.cancelledAt ? (stored.cancelledBy ?? 'admin') : null,
    clientMarked: stored.clientMarkedAt !== null,
    complete: stored.completedAt !== null,
    noShow: stored.noShowAt !== null,
    reportOpen: stored.reportedAt !== null && stored.reportSettledAt === null,
    rescheduleCount: stored.rescheduleCount,
    cancellationHours: stored.cancellationHours,
    fullRefundUntil: stored.fullRefundUntil,
    withdrawableUntil: stored.withdrawableUntil,
    payableFrom: stored.seriesId === null ? null : visitPayableFrom(stored.start),
  }
}

export type AppointmentState =
  | 'cancelled'
  | 'complete'
  | 'declined'
  /** Its time is up and the sweep has not cancelled it yet (L2). */
  | 'overdue'
  | 'pending'
  | 'awaiting-payment'
  | 'paid'
  /** Paid and past, but not completed (L4). */
  | 'awaiting-completion'

/**
 * Returns whether an appointment has passed. A paid one has when its end has come or its client was not there, an
 * unpaid one when its start has come or its payment window is over (T3).
 */
export function isPast({ start, end, paid, payBy, noShow }: AppointmentFacts, now: Date): boolean {
  if (paid) return noShow || end <= now
  return start <= now || (payBy !== null && payBy <= now)
}

/** Returns the one state that an appointment is in (§4, L1, L2). */
export function appointmentState(facts: AppointmentFacts, now: Date): AppointmentState {
  if (facts.cancelledBy) return 'cancelled'
  if (facts.complete) return 'complete'
  if (facts.declined) return 'declined'
  const past = isPast(facts, now)
  if (facts.paid && facts.confirmed) return past ? 'awaiting-completion' : 'paid'
  if (past) return 'overdue'
  return facts.confirmed ? 'awaiting-payment' : 'pending'
}

const LIVE: Record<AppointmentState, boolean> = {
  cancelled: false,
  complete: false,
  declined: false,
  overdue: false,
  pending: true,
  'awaiting-payment': true,
  paid: true,
  'awaiting-completion': true,
}

/** Returns whether it still holds its slot and can still change (S5, L2). */
export function isLive(facts: AppointmentFacts, now: Date): boolean {
  return LIVE[appointmentState(facts, now)]
}

/** Returns whether it counts as timed out although the sweep has not cancelled it yet (L2). */
export function isOverdue(facts: AppointmentFacts, now: Date): boolean {
  return appointmentState(facts, now) === 'overdue'
}

/** Returns the end of the payment window that starts with a confirmation (L2). */
export function payByFrom(confirmedAt: Date, paymentWindowHours: number): Date {
  return new Date(confirmedAt.getTime() + paymentWindowHours * HOUR_MS)
}

/** Returns until when a confirmed appointment can really be paid: its window or its start, whichever is first (L2). */
export function paymentDeadline({ payBy, start }: Pick<AppointmentFacts, 'payBy' | 'start'>): Date {
  return payBy && payBy < start ? payBy : start
}

/**
 * Returns when a paid appointment completes automatically: 48 h after its end, or after the vendor's mark if later, so
 * that the client always has 48 h to report a problem (L3). A no-show is marked before the end.
 */
export function completesAt(end: Date, vendorMarkedAt: Date | null): Date {
  const from = Math.max(end.getTime(), vendorMarkedAt?.getTime() ?? 0)
  return new Date(from + COMPLETION_WINDOW_HOURS * HOUR_MS)
}
