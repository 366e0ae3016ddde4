import { bookingWindow } from './booking-window.ts'
import { addDays } from './calendar-date.ts'
import { dublinDate, endOfDublinDay, instantOf } from './dublin-time.ts'
import { MAX_HORIZON_DAYS } from './limits.ts'
import { formatSlot } from './moment-text.ts'
import { type Problem, problem } from './problem.ts'
import type { Slot } from './slot.ts'
import { parseSlotDate } from './slot-date.ts'
import { parseWallTime } from './wall-time.ts'

/** The facts that decide the state of a request. */
export interface RequestFacts {
  /** When the request ends by itself; see `openUntilOf`. */
  openUntil: Date
  /** When a quote was accepted or the client cancelled the request. */
  closedAt: Date | null
  accepted: boolean
}

export type RequestState = 'open' | 'accepted' | 'cancelled' | 'ended'

/** Returns the one state that a request is in; at the end of its day it ends by itself (C8). */
export function requestState({ openUntil, closedAt, accepted }: RequestFacts, now: Date): RequestState {
  if (closedAt) return accepted ? 'accepted' : 'cancelled'
  return openUntil <= now ? 'ended' : 'open'
}

/** Returns why a request takes no more quotes or answers, or null. */
export const closedProblem = (
  { openUntil, closedAt }: Pick<RequestFacts, 'openUntil' | 'closedAt'>,
  now: Date,
): Problem | null => (closedAt || openUntil <= now ? problem('REQUEST_CLOSED') : null)

/** The wanted time on the wire: a day in Dublin, and the hours between which the work should be. */
export interface WireWindow {
  slotDate: string
  from: string
  to: string
}

/**
 * Returns the period in which the work should be; an end not later than its start means the next day (B2). Null for no
 * period.
 */
export function windowFromWire({ slotDate, from, to }: WireWindow): Slot | null {
  const date = parseSlotDate(slotDate)
  const [fromHour, toHour] = [parseWallTime(from), parseWallTime(to)]
  if (!date || fromHour === null || toHour === null) return null
  return {
    start: instantOf(date, fromHour),
    end: instantOf(toHour > fromHour ? date : addDays(date, 1), toHour),
  }
}

/** Returns when a request ends by itself: at the end of the day of its start, or of its period if that is later. */
export const openUntilOf = ({ start, end }: Slot): Date => {
  const day = endOfDublinDay(dublinDate(start))
  return end > day ? end : day
}

/** Returns why nobody can be asked for this time, or null: it is over, or later than any vendor plans. */
export function windowProblem({ start, end }: Slot, now: Date): Problem | null {
  if (end <= now) return problem('SLOT_PAST')
  const last = bookingWindow(now, MAX_HORIZON_DAYS).at(-1)!
  return start < endOfDublinDay(last) ? null : problem('SLOT_OUTSIDE_WINDOW')
}

interface RequestInWords {
  window: Slot
  /** The area in words; '' for an unknown one. */
  area: string
  words: string
}

/** Returns a request as the chat message that each asked vendor gets. */
export const requestText = ({ window, area, words }: RequestInWords, now: Date): string =>
  [`Quote request: ${formatSlot(window, now)}${area && `, ${area}`}`, words].join('\n')

/** Returns the words of a request in its chat message; the whole message if its beginning was replaced. */
export function requestWordsIn(text: string, request: Omit<RequestInWords, 'words'>, now: Date): string {
  const beginning = requestText({ ...request, words: '' }, now)
  return text.startsWith(beginning) ? text.slice(beginning.length) : text
}

const ABOUT = 'About my quote request: '
const ADDED_PHOTOS = /\nI've added (a photo|\d+ photos) to my quote request\.$/

/** Returns what a client adds to a request as the chat message that each asked vendor gets. */
export function addedText({ words, photos }: { words: string | null; photos: number }): string {
  const pictures =
    photos > 0 && `I've added ${photos === 1 ? 'a photo' : `${photos} photos`} to my quote request.`
  return [words && `${ABOUT}${words}`, pictures].filter(Boolean).join('\n')
}

/** Returns the words that a client added in their chat message; the whole message if its beginning was replaced. */
export const addedWordsIn = (text: string): string =>
  text.startsWith(ABOUT) ? text.slice(ABOUT.length).replace(ADDED_PHOTOS, '') : text

/** Returns the polite note to a vendor who was asked and not chosen (C8). */
export function closedText({ booked, quoted }: { booked: boolean; quoted: boolean }): string {
  const thanks = quoted ? 'Thank you for your quote.' : 'Thank you for looking at my request.'
  return booked ? `${thanks} I've booked someone else this time.` : `${thanks} I no longer need it.`
}
