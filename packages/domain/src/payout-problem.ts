import { type Problem, problem } from './problem.ts'

/** What decides whether a vendor can be paid now; amounts in cents. */
export interface PayoutFacts {
  /** The account that payouts go to; null if none is set. */
  account: string | null
  /** Until when payouts wait because the account was changed; null for never. */
  heldUntil: Date | null
  /** True while an admin holds the vendor's payouts. */
  isOnHold: boolean
  /** True while payouts wait for the vendor's tax details (D8). */
  isHeldForTax: boolean
  /** True while a payout is on its way. */
  isUnderWay: boolean
  /** What the vendor has earned and not been paid, less charges and what is frozen. */
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
