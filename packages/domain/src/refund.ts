import type { CancelledBy } from './appointment.ts'
import { isWithinCutoff } from './cutoff.ts'
import type { Price, PriceParts } from './price.ts'
import { withTotal } from './price.ts'

export interface RefundFacts {
  paid: boolean
  /** The parts frozen at booking. */
  price: PriceParts
  start: Date
  /** Who ends it; a vendor's decline counts as 'vendor'. */
  by: CancelledBy
}

const NOTHING: PriceParts = { vendorFeeCents: 0, platformFeeCents: 0, handlingFeeCents: 0 }

function refundedParts({ paid, price, start, by }: RefundFacts, now: Date): PriceParts {
  if (!paid) return NOTHING
  if (by !== 'client') return price
  return isWithinCutoff(start, now) ? NOTHING : { ...price, handlingFeeCents: 0 }
}

/** What comes back when the appointment ends now, part by part, for the dialog and the ledger (M3). */
export function refund(facts: RefundFacts, now: Date): Price {
  return withTotal(refundedParts(facts, now))
}

/** The sum that comes back when the appointment ends now (M3). */
export function refundCents(facts: RefundFacts, now: Date): number {
  return refund(facts, now).totalCents
}
