import type { DisputeStatus } from './dispute-steps.ts'

/** What became of a vendor's earnings for a disputed appointment: kept back, paid out before, or never earned. */
export const DISPUTED_EARNINGS = ['on hold', 'paid out', 'none'] as const
export type DisputedEarnings = (typeof DISPUTED_EARNINGS)[number]

const OPEN_TEXTS: Record<DisputedEarnings, string | null> = {
  'on hold': 'Your earnings for it are on hold until the bank decides.',
  'paid out':
    "You've been paid for it already. If the bank decides for the client, we'll tell you if that affects you.",
  none: null,
}

/** Returns what a dispute means for its vendor, as a sentence; null if nothing (M7). */
export function disputeEffectText(status: DisputeStatus, earnings: DisputedEarnings): string | null {
  if (status === 'open') return OPEN_TEXTS[earnings]
  if (status === 'lost') return "You don't need to do anything. We'll email you if it affects your earnings."
  return earnings === 'on hold' ? 'Your earnings for it are paid out as usual.' : 'Nothing changes for you.'
}
