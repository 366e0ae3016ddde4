import fc from 'fast-check'
import { expect, test } from 'vitest'
import { carriedForward, statementLines } from './statement.ts'

const sum = fc.record({ count: fc.nat(500), cents: fc.integer({ min: -1e8, max: 1e8 }) })
const figures = fc.record({
  broughtForwardCents: fc.integer({ min: -1e8, max: 1e8 }),
  appointments: sum,
  charges: fc.constant({ count: 0, cents: 0 }),
  payouts: sum,
})

test('the lines add up to what is carried forward', () => {
  fc.assert(
    fc.property(figures, sum, (month, charges) => {
      const all = { ...month, charges: charges.count > 0 ? charges : month.charges }
      const { lines, total } = statementLines(all)
      expect(lines.reduce((cents, line) => cents + line.cents, 0)).toBe(total.cents)
      expect(total.cents).toBe(carriedForward(all))
    }),
  )
})

test('counts in words, and leaves out charges where there are none', () => {
  const { lines } = statementLines({
    broughtForwardCents: 18_000,
    appointments: { count: 1, cents: 4_500 },
    charges: { count: 0, cents: 0 },
    payouts: { count: 2, cents: -18_000 },
  })
  expect(lines.map(({ label }) => label)).toEqual(['Brought forward', '1 appointment', '2 payouts'])
})
