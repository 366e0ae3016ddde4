import { centsToSend, type GivenBack, subtractRefunded } from './refunded-parts.ts'
import { refund, type RefundFacts } from './refund.ts'

/**
 * Returns what is refunded if an appointment ends now, less what an operator or the bank gave back before, in cents (M3,
 * D2).
 */
export const refundLeftCents = (facts: RefundFacts, givenBack: GivenBack | null, now: Date): number =>
  centsToSend(
    subtractRefunded(refund(facts, now), facts.price, givenBack).totalCents,
    givenBack?.disputedCents,
  )
