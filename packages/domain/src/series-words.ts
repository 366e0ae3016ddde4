import { SERIES_CHARGE_AHEAD_HOURS } from './limits.ts'
import { firstNameOf } from './person-name.ts'
import type { VisitConflict } from './series.ts'

/** The outcome for a date of a series: an appointment's state, or why there is none. */
export type VisitState =
  | 'planned'
  | 'conflict'
  | 'skipped'
  | 'pending'
  | 'awaiting-payment'
  | 'paid'
  | 'awaiting-completion'
  | 'complete'
  | 'declined'
  | 'cancelled'
  | 'overdue'

const STATE_TEXTS: Record<Exclude<VisitState, 'conflict'>, string> = {
  planned: 'Planned',
  skipped: 'Skipped',
  pending: 'Waiting for an answer',
  'awaiting-payment': 'Confirmed',
  paid: 'Paid',
  'awaiting-completion': 'Paid',
  complete: 'Done',
  declined: 'Declined',
  cancelled: 'Cancelled',
  overdue: 'Cancelled',
}

const CONFLICT_TEXTS: Record<VisitConflict, (vendor: string) => string> = {
  taken: (vendor) => `${vendor} has another booking then.`,
  unavailable: (vendor) => `${vendor} isn't working then.`,
  clock: () => 'The clocks change in that hour.',
  vendor: (vendor) => `${vendor} isn't taking bookings right now.`,
}

/**
 * Returns the state of a date of a series in a word or two.
 * @param isFree true if nothing is paid through us for it, so that it is confirmed where others are paid (A6).
 */
export function visitStateText(state: VisitState, isFree = false): string {
  if (state === 'conflict') return 'Not booked'
  const text = STATE_TEXTS[state]
  return isFree && text === STATE_TEXTS.paid ? STATE_TEXTS['awaiting-payment'] : text
}

/** Returns why a visit could not be made (C6). @param vendor the vendor's whole name. */
export const conflictText = (reason: VisitConflict, vendor: string): string =>
  CONFLICT_TEXTS[reason](firstNameOf(vendor))

/**
 * Returns when the client of a series pays for each visit, or its saved card is charged (`visitChargeAt`, C6).
 * @param card such as 'Visa ending 4242'; null where none is known.
 */
export function visitsPaidText(cancellationHours: number, card: string | null): string {
  const when = `${cancellationHours + SERIES_CHARGE_AHEAD_HOURS} hours before each visit, once it's confirmed`
  return card
    ? `We charge ${card} ${when}. Skip or move a visit freely until then.`
    : `You pay for each visit on its own, from 8 days to 24 hours before it. If you've saved a card, we charge it ${when}.`
}

const CONFLICT_TEXTS_FOR_VENDOR: Record<VisitConflict, string> = {
  taken: 'you have another booking then.',
  unavailable: "you aren't working then.",
  clock: 'the clocks change in that hour.',
  vendor: "you weren't taking bookings.",
}

/** Returns the same to the vendor, as the rest of a sentence. */
export const conflictTextForVendor = (reason: VisitConflict): string => CONFLICT_TEXTS_FOR_VENDOR[reason]
