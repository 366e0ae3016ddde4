// @module-tag time
import { assert, constant, integer, nat, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { carriedForward, statementLines } from './statement.ts'

const sum = record({ count: nat(500), cents: integer({ min: -1e8, max: 1e8 }) })
const figures = record({
  broughtForwardCents: integer({ min: -1e8, max: 1e8 }),
  appointments: sum,
  balances: constant({ count: 0, cents: 0 }),
  charges: constant({ count: 0, cents: 0 }),
  refunds: constant({ count: 0, cents: 0 }),
  payouts: sum,
})

test('the lines add up to what is carried forward', () => {
  assert(
    property(figures, sum, sum, (month, charges, balances) => {
      const all = {
        ...month,
        charges: charges.count > 0 ? charges : month.charges,
        balances: balances.count > 0 ? balances : month.balances,
      }
      const { lines, total } = statementLines(all)
      expect(lines.reduce((cents, line) => cents + line.cents, 0)).toBe(total.cents)
      expect(total.cents).toBe(carriedForward(all))
    }),
  )
})

test('counts in words, and leaves out balances and charges where there are none', () => {
  const { lines } = statementLines({
    broughtForwardCents: 18_000,
    appointments: { count: 1, cents: 4_500 },
    balances: { count: 0, cents: 0 },
    charges: { count: 0, cents: 0 },
    refunds: { count: 0, cents: 0 },
    payouts: { count: 2, cents: -18_000 },
  })
  expect(lines.map(({ label }) => label)).toEqual(['Opening balance', '1 appointment', '2 payouts'])
})
