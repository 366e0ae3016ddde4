import { subtractRefunded } from './refunded-parts.ts'
import type { Price, PriceParts } from './price.ts'
import { refund, type RefundFacts } from './refund.ts'

/**
 * Returns the refund if an appointment ends now, less what an operator refunded before, part by part and in cents (M3, D2).
 */
export const refundLeft = (facts: RefundFacts, givenBack: PriceParts | null, now: Date): Price =>
  subtractRefunded(refund(facts, now), facts.price, givenBack)
