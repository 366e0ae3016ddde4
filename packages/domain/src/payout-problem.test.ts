import { expect, test } from 'vitest'
import { type PayoutFacts, payoutProblem } from './payout-problem.ts'

const NOW = new Date('2026-11-21T10:30:00Z')
const PAYABLE: PayoutFacts = {
  account: 'acct_1',
  heldUntil: null,
  isOnHold: false,
  isHeldForTax: false,
  isUnderWay: false,
  dueCents: 1,
}

test('a vendor that is owed something can be paid, also once the wait for a new account is over', () => {
  expect(payoutProblem(PAYABLE, NOW)).toBeNull()
  expect(payoutProblem({ ...PAYABLE, heldUntil: NOW }, NOW)).toBeNull()
})

test.each([
  [{ isOnHold: true, account: null }, 'PAYOUTS_ON_HOLD'],
  [{ account: null }, 'PAYOUT_ACCOUNT_MISSING'],
  [{ heldUntil: new Date(NOW.getTime() + 1) }, 'PAYOUT_ACCOUNT_NEW'],
  [{ isHeldForTax: true, isUnderWay: true }, 'TAX_DETAILS_MISSING'],
  [{ isUnderWay: true, dueCents: 0 }, 'PAYOUT_UNDER_WAY'],
  [{ dueCents: 0 }, 'NOTHING_TO_PAY_OUT'],
  [{ dueCents: -500 }, 'NOTHING_TO_PAY_OUT'],
])('%j is refused with %s', (change, code) => {
  expect(payoutProblem({ ...PAYABLE, ...change }, NOW)).toEqual({ code })
})
