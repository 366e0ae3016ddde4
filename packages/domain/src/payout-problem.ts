import { type Problem, problem } from './problem.ts'

/** The facts that decide if a vendor can be paid now. */
export interface PayoutFacts {
  /** The account that payouts go to; null if none is set. */
  account: string | null
  /** Until when payouts wait because the account was changed; null for never. */
  heldUntil: Date | null
  /** True while an admin holds the vendor's payouts. */
  isOnHold: boolean
  /** True while payouts wait for the vendor's tax details (D8). */
  isHeldForTax: boolean
  /** True while a payout to the vendor is in progress. */
  isUnderWay: boolean
  /** The vendor's unpaid earnings in cents, less charges and frozen amounts. */
  dueCents: number
}

/** Returns why a vendor cannot be paid now; null if it can (D4). */
export function payoutProblem(facts: PayoutFacts, now: Date): Problem | null {
  if (facts.isOnHold) return problem('PAYOUTS_ON_HOLD')
  if (facts.account === null) return problem('PAYOUT_ACCOUNT_MISSING')
  if (facts.heldUntil && facts.heldUntil > now) return problem('PAYOUT_ACCOUNT_NEW')
  if (facts.isHeldForTax) return problem('TAX_DETAILS_MISSING')
  if (facts.isUnderWay) return problem('PAYOUT_UNDER_WAY')
  if (facts.dueCents <= 0) return problem('NOTHING_TO_PAY_OUT')
  return null
}
