import { HOUR_MS } from './duration.ts'
import { MAX_QUOTE_CENTS } from './limits.ts'
import { type Problem, problem } from './problem.ts'

/** A line of a quote: its text and amount, negative for a discount. */
export interface QuoteItem {
  label: string
  cents: number
}

/** The facts that decide the state of one version of a quote. */
export interface QuoteFacts {
  version: number
  /** The newest version of the same quote: only that one counts. */
  newestVersion: number
  /** When its slot begins. */
  start: Date
  expiresAt: Date
  accepted: boolean
  withdrawn: boolean
  /** The request that it answers was closed without it (C8). */
  closed: boolean
}

export type QuoteState = 'open' | 'accepted' | 'expired' | 'replaced' | 'withdrawn' | 'closed'

/** Returns the one state that a version of a quote is in; at its expiry, and at the start of its slot, it is over. */
export function quoteState(facts: QuoteFacts, now: Date): QuoteState {
  if (facts.version < facts.newestVersion) return 'replaced'
  if (facts.accepted) return 'accepted'
  if (facts.withdrawn) return 'withdrawn'
  if (facts.closed) return 'closed'
  return facts.expiresAt <= now || facts.start <= now ? 'expired' : 'open'
}

const REFUSALS = {
  accepted: problem('QUOTE_ACCEPTED'),
  expired: problem('QUOTE_EXPIRED'),
  replaced: problem('QUOTE_REPLACED'),
  withdrawn: problem('QUOTE_WITHDRAWN'),
  closed: problem('REQUEST_CLOSED'),
} as const

/** Returns why a client cannot accept this version, or null; only an open one can be accepted. */
export function acceptProblem(facts: QuoteFacts, now: Date): Problem | null {
  const state = quoteState(facts, now)
  return state === 'open' ? null : REFUSALS[state]
}

/**
 * Returns why a vendor can neither send another version of a quote nor take it back, or null; an expired one can be
 * renewed.
 */
export function changeProblem({
  accepted,
  withdrawn,
  closed,
}: Pick<QuoteFacts, 'accepted' | 'withdrawn' | 'closed'>): Problem | null {
  if (accepted) return REFUSALS.accepted
  if (closed) return REFUSALS.closed
  return withdrawn ? REFUSALS.withdrawn : null
}

/** Returns the full price of a quote, in cents. */
export const quoteTotal = (items: readonly QuoteItem[]): number =>
  items.reduce((sum, { cents }) => sum + cents, 0)

/** Returns whether a full price is valid for a quote: above zero and at most €10,000. */
export const isQuotable = (fullPriceCents: number): boolean =>
  fullPriceCents > 0 && fullPriceCents <= MAX_QUOTE_CENTS

/** Returns the expiry of a quote sent now: after `validHours` hours, but never after the start of its slot. */
export function quoteExpiry(now: Date, validHours: number, start: Date): Date {
  const end = new Date(now.getTime() + validHours * HOUR_MS)
  return end < start ? end : start
}

/** Returns the name of an appointment booked by a quote: its first line, and a mark that there are more. */
export function quoteName(items: readonly QuoteItem[]): string {
  const [first, ...others] = items
  if (!first) throw new RangeError('A quote has at least one line')
  return others.length === 0 ? first.label : `${first.label} and ${others.length} more`
}
