import type { AppointmentFacts } from './appointment.ts'
import { problemTo } from './appointment-permissions.ts'
import { formatSlot } from './moment-text.ts'
import type { Problem } from './problem.ts'
import { problem } from './problem.ts'
import { type Slot, slotHours } from './slot.ts'
import type { VendorCalendar } from './slot-grid.ts'
import { calendarProblem, slotProblem } from './slot-problem.ts'

export interface ProposalFacts {
  appointment: AppointmentFacts
  /** The other time; null when the wire form could not be read. */
  slot: Slot | null
  /** The vendor's calendar, without the appointment itself. */
  calendar: VendorCalendar
}

/**
 * Why a vendor may not propose a time for a request, or null: a pending one, the same length, another time, free now.
 * The vendor's own minimum notice does not bind the vendor; a proposal holds nothing.
 */
export function proposalProblem({ appointment, slot, calendar }: ProposalFacts, now: Date): Problem | null {
  const refusal = problemTo.propose(appointment, now) ?? slotProblem(slot, now, calendar, true)
  if (refusal || !slot) return refusal
  const sameLength = slotHours(slot) === slotHours(appointment)
  const moved = slot.start.getTime() !== appointment.start.getTime()
  if (!sameLength || !moved) return problem('SLOT_INVALID')
  return calendarProblem({ ...calendar, noticeHours: 0 }, slot, now)
}

/** The states of a suggested time; `over` means that it expired without an answer. */
export type ProposalState = 'open' | 'accepted' | 'declined' | 'withdrawn' | 'over'

/** Returns the state of a proposal: it is open until it is answered or its time has come. */
export function proposalState(
  { answer, start }: { answer: Exclude<ProposalState, 'open' | 'over'> | null; start: Date },
  now: Date,
): ProposalState {
  if (answer) return answer
  return start > now ? 'open' : 'over'
}

/** Returns the text of a proposal in the chat, complete without its card. */
export function proposalText(slot: Slot, words: string | null): string {
  const asked = `Would ${formatSlot(slot)} suit you instead?`
  return words ? `${asked}\n${words}` : asked
}
