import type { AppointmentFacts } from './appointment.ts'
import { problemTo } from './appointment-permissions.ts'
import { HOUR_MS } from './duration.ts'
import { formatSlot } from './moment-text.ts'
import type { Problem } from './problem.ts'
import { problem } from './problem.ts'
import type { Slot } from './slot.ts'
import type { VendorCalendar } from './slot-grid.ts'
import { calendarProblem, moveTimeProblem, slotProblem } from './slot-problem.ts'

export interface ProposalFacts {
  appointment: AppointmentFacts
  /** The other time; null when the wire form could not be read. */
  slot: Slot | null
  /** The vendor's calendar, without the appointment itself. */
  calendar: VendorCalendar
}

/**
 * Returns why a vendor may not propose a time for a request, or null. The request has to be pending, and the time
 * another one of the same length that is free now. The vendor's own minimum notice does not bind the vendor; such a
 * proposal holds nothing.
 */
export function proposalProblem({ appointment, slot, calendar }: ProposalFacts, now: Date): Problem | null {
  const refusal = problemTo.propose(appointment, now) ?? slotProblem(slot, now, calendar, true)
  if (refusal || !slot) return refusal
  return moveTimeProblem(appointment, slot) ?? calendarProblem({ ...calendar, noticeHours: 0 }, slot, now)
}

/**
 * Returns why a vendor may not ask a client to move an appointment to a time, or null (B8). The appointment has to be
 * live and not begun, and the time another one ahead, of the same length, since the price stays. Whether the time is
 * free is decided as for the vendor's own bookings.
 */
export function moveProblem(appointment: AppointmentFacts, slot: Slot, now: Date): Problem | null {
  const refusal = problemTo.acceptMove(appointment, now)
  if (refusal) return refusal
  if (slot.start <= now) return problem('SLOT_PAST')
  return moveTimeProblem(appointment, slot)
}

/**
 * Returns why a client may not accept a suggested time, or null; it may be of a request, or of a confirmed appointment
 * that is to move.
 * @param isHeld whether the time is held for the answer, as that of every move is (B8).
 */
export const acceptProblem = (appointment: AppointmentFacts, isHeld: boolean, now: Date): Problem | null =>
  problemTo[isHeld && appointment.confirmed ? 'acceptMove' : 'acceptProposal'](appointment, now)

/** Hours that a client has to answer a proposal to move its appointment; the new time is held as long (B8). */
export const MOVE_ANSWER_HOURS = 24

/** Returns until when a proposed time is held: 24 hours, or until the earlier of the two starts (B8). */
export function heldUntil(from: Slot, to: Slot, now: Date): Date {
  const ends = [now.getTime() + MOVE_ANSWER_HOURS * HOUR_MS, from.start.getTime(), to.start.getTime()]
  return new Date(Math.min(...ends))
}

/** The ways in which a proposal ends; `over` means that it expired without an answer. */
export type ProposalEnd = 'accepted' | 'declined' | 'withdrawn' | 'over'

/** The states of a suggested time. */
export type ProposalState = 'open' | ProposalEnd

/**
 * Returns the state of a proposal: it is open until it is answered or its time is up.
 * @param until the end of its hold, or its start where it holds nothing.
 */
export function proposalState(
  { answer, until }: { answer: ProposalEnd | null; until: Date },
  now: Date,
): ProposalState {
  if (answer) return answer
  return until > now ? 'open' : 'over'
}

/**
 * Returns until when a client gets everything back once the vendor's proposal of a move has ended, or null. A client who
 * declined a move keeps that right until the start, unless it accepts a later one (B8).
 * @param hasDeclined whether the client has declined an earlier move.
 */
export const fullRefundAfter = (
  end: ProposalEnd,
  { start }: Pick<Slot, 'start'>,
  hasDeclined = false,
): Date | null => (end === 'declined' || (hasDeclined && end !== 'accepted') ? start : null)

/** Returns the text of a proposal in the chat, complete without its card. */
export function proposalText(slot: Slot, words: string | null, now: Date): string {
  const asked = `Would ${formatSlot(slot, now)} suit you instead?`
  return words ? `${asked}\n${words}` : asked
}

/** Returns the words of a proposal in its text; the whole text if its beginning was replaced. */
export function proposalWordsIn(text: string, slot: Slot, now: Date): string | null {
  const asked = proposalText(slot, null, now)
  if (text === asked) return null
  return text.startsWith(`${asked}\n`) ? text.slice(asked.length + 1) : text
}
