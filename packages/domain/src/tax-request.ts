import { DAY_MS } from './duration.ts'

/** Days after the request for tax details until the first and the second reminder (D8). */
export const TAX_REMINDER_DAYS = [30, 60] as const
/** Days between the reminders at least, where the first one was late. */
const BETWEEN_REMINDERS_DAYS = 7

/** A request for a vendor's tax details and its reminders; null for what has not happened. */
export interface TaxRequest {
  askedAt: Date | null
  remindedAt: Date | null
  /** The second reminder, from which on payouts wait. */
  heldAt: Date | null
  givenAt: Date | null
}

/** The steps of a request in their order; with the last, payouts are held. */
export type TaxRequestStep = 'asked' | 'reminded' | 'held'

/**
 * Returns the next step of a request and when it is due; null once there is none. Payouts are held only after two
 * reminders and 60 days (Directive (EU) 2021/514, Annex V, section IV.A.2).
 */
export function nextTaxStep(
  { askedAt, remindedAt, heldAt, givenAt }: TaxRequest,
  now: Date,
): { step: TaxRequestStep; dueAt: Date } | null {
  if (givenAt || heldAt) return null
  if (!askedAt) return { step: 'asked', dueAt: now }
  const [first, second] = TAX_REMINDER_DAYS
  if (!remindedAt) return { step: 'reminded', dueAt: laterBy(askedAt, first) }
  const due = [laterBy(askedAt, second), laterBy(remindedAt, BETWEEN_REMINDERS_DAYS)]
  return { step: 'held', dueAt: new Date(Math.max(...due.map(Number))) }
}

/** Returns when payouts are held unless the details are given before. */
export const taxHoldFrom = (askedAt: Date): Date => laterBy(askedAt, TAX_REMINDER_DAYS[1])

const laterBy = (instant: Date, days: number) => new Date(instant.getTime() + days * DAY_MS)
