// implements: §4.27-4.30, §5.22, §5.23, §6.5, §6.11, §9.5
import type { AppointmentFacts, AppointmentState } from './appointment.ts'
import { appointmentState, isOverdue, isPast } from './appointment.ts'
import { isWithinCutoff } from './cutoff.ts'
import { MINUTE_MS } from './duration.ts'
import { ADDRESS_HOURS, MAX_RESCHEDULES, NO_SHOW_MINUTES } from './limits.ts'
import type { Problem, ProblemCode } from './problem.ts'
import { problem } from './problem.ts'

type Rule = (facts: AppointmentFacts, now: Date) => Problem | null
/** The refusal of an action in each state; null if the state allows it. */
type Refusals = Record<AppointmentState, ProblemCode | null>

const ENDED = {
  cancelled: 'APPOINTMENT_ENDED',
  complete: 'APPOINTMENT_ENDED',
  declined: 'APPOINTMENT_ENDED',
  overdue: 'APPOINTMENT_ENDED',
} as const

const PAY: Refusals = {
  ...ENDED,
  pending: 'NOT_CONFIRMED',
  'awaiting-payment': null,
  paid: 'ALREADY_PAID',
  'awaiting-completion': 'ALREADY_PAID',
}
const CHANGE: Refusals = {
  ...ENDED,
  pending: null,
  'awaiting-payment': null,
  paid: null,
  'awaiting-completion': 'PAST',
}
const ANSWER: Refusals = {
  ...ENDED,
  pending: null,
  'awaiting-payment': 'ALREADY_CONFIRMED',
  paid: 'ALREADY_CONFIRMED',
  'awaiting-completion': 'ALREADY_CONFIRMED',
}
const COMPLETE: Refusals = {
  ...ENDED,
  complete: 'ALREADY_COMPLETE',
  pending: 'NOT_PAID',
  'awaiting-payment': 'NOT_PAID',
  paid: 'NOT_PAST',
  'awaiting-completion': null,
}
const VENDOR_CANCEL: Refusals = { ...CHANGE, pending: 'NOT_CONFIRMED' }
/** Allows an action in every state until the appointment has ended. */
const WHILE_LIVE: Refusals = { ...CHANGE, 'awaiting-completion': null }

function byState(refusals: Refusals): Rule {
  return (facts, now) => {
    const code = refusals[appointmentState(facts, now)]
    return code ? problem(code) : null
  }
}

const pay: Rule = (facts, now) => {
  const missed = appointmentState(facts, now) === 'overdue' && facts.payBy !== null && facts.payBy <= now
  if (missed) return problem('PAYMENT_WINDOW_OVER')
  const isEarly = facts.payableFrom !== null && now < facts.payableFrom
  return byState(PAY)(facts, now) ?? (isEarly ? problem('NOT_PAYABLE_YET') : null)
}

const reschedule: Rule = (facts, now) => {
  const ended = byState(CHANGE)(facts, now)
  if (ended) return ended
  if (isWithinCutoff(facts.start, facts.cancellationHours, now)) return problem('RESCHEDULE_TOO_LATE')
  return facts.rescheduleCount >= MAX_RESCHEDULES ? problem('RESCHEDULE_LIMIT') : null
}

/**
 * Refuses an action while a reported problem is open: only its settlement moves the appointment on, also after the
 * clock stepped back (L3).
 */
const unlessReported =
  (rule: Rule): Rule =>
  (facts, now) =>
    rule(facts, now) ?? (facts.reportOpen ? problem('REPORT_OPEN') : null)

/** A client can mark an appointment that its vendor or the sweep completed, too: only its own mark removes the button (§4). */
const markComplete: Rule = (facts, now) => {
  if (facts.clientMarked) return problem('ALREADY_COMPLETE')
  const completedByOthers = appointmentState(facts, now) === 'complete' && facts.paid && isPast(facts, now)
  return completedByOthers ? null : byState(COMPLETE)(facts, now)
}

const report: Rule = (facts, now) =>
  byState(COMPLETE)(facts, now) ?? (facts.reportOpen ? problem('ALREADY_REPORTED') : null)

const settleReport: Rule = (facts, now) =>
  byState(COMPLETE)(facts, now) ?? (facts.reportOpen ? null : problem('NOT_REPORTED'))

/** A client can be marked as a no-show from a quarter of an hour after the start. */
const noShow: Rule = (facts, now) => {
  const refusal = byState({ ...COMPLETE, paid: null })(facts, now)
  if (refusal) return refusal
  return now.getTime() < facts.start.getTime() + NO_SHOW_MINUTES * MINUTE_MS
    ? problem('NO_SHOW_TOO_EARLY')
    : null
}

/** The appointment has begun, or is even over. */
export const STARTED: Problem = { code: 'PAST', message: 'This appointment has already started.' }

/** A vendor can ask for a payment until the start, while the appointment holds its slot. */
const payRequest: Rule = (facts, now) =>
  byState({ ...CHANGE, pending: 'NOT_CONFIRMED', 'awaiting-payment': 'NOT_CONFIRMED' })(facts, now) ??
  (facts.start <= now ? STARTED : null)

/** An appointment can be moved until its start. */
const beforeStart: Rule = (facts, now) => byState(CHANGE)(facts, now) ?? (facts.start <= now ? STARTED : null)

const changeAddress: Rule = (facts, now) => {
  const ended = byState(CHANGE)(facts, now)
  if (ended) return ended
  return isWithinCutoff(facts.start, ADDRESS_HOURS, now) ? problem('ADDRESS_TOO_LATE') : null
}

/** Answers the sweep alone, so its message is never shown. */
const timeOut: Rule = (facts, now) => (isOverdue(facts, now) ? null : problem('NOT_PAST'))

/**
 * Rules that return why an action is refused, or null. The same functions decide the buttons (§4, §5, L2–L6): a button is
 * there when the answer is null, and Reschedule is there but disabled for `RESCHEDULE_TOO_LATE` and
 * `RESCHEDULE_LIMIT`, which are its two tooltips.
 */
export const problemTo = {
  /** Client: 'Confirm Booking' when confirmed, unpaid and not past. */
  pay,
  /** Holder of a link: the payment request of a vendor's own booking, until the start (B7). */
  payRequest,
  /** Client: live and not past, its cancellation hours before the start at the latest, twice at most. */
  reschedule: unlessReported(reschedule),
  /** Client: another address, until 24 hours before the start (B4). */
  changeAddress: unlessReported(changeAddress),
  /** Client: until the end when paid, until time is up otherwise. */
  cancel: unlessReported(byState(CHANGE)),
  /** Client: paid, past and not marked by the client itself. */
  markComplete: unlessReported(markComplete),
  /** Vendor: a pending one. */
  confirm: byState(ANSWER),
  /** Vendor: a pending one. */
  decline: byState(ANSWER),
  /** Vendor: a confirmed or paid one before its end. */
  vendorCancel: unlessReported(byState(VENDOR_CANCEL)),
  /** Vendor: a paid one after its end. */
  vendorComplete: unlessReported(byState(COMPLETE)),
  /** Vendor: a paid one from a quarter of an hour after its start on, until it is complete. */
  noShow: unlessReported(noShow),
  /** Vendor: another time for a pending one. */
  propose: byState(ANSWER),
  /** Vendor: a booking of its own, also after its end, to correct its time (B8). */
  moveOwn: byState(WHILE_LIVE),
  /** Client: the time that the vendor proposed for a pending one. */
  acceptProposal: byState(ANSWER),
  /** Vendor, who asks, and client, who agrees: another time for a client's live one that has not begun (B8). */
  acceptMove: unlessReported(beforeStart),
  /** Client: a paid one that has passed, until it is complete (L3). */
  report,
  /** Admin: one with an open report. */
  settleReport,
  /** Admin: any live one; with an open report the settlement decides. */
  adminCancel: unlessReported(byState(WHILE_LIVE)),
  /** The sweep: pending or unpaid, and its time is up (L2). */
  timeOut,
} satisfies Record<string, Rule>

export type AppointmentAction = keyof typeof problemTo

/** Returns whether 'Rebook Vendor' is offered: complete, declined, cancelled or timed out (§4, L2). */
export function mayRebook(facts: AppointmentFacts, now: Date): boolean {
  return appointmentState(facts, now) in ENDED
}
