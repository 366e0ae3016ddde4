import { describe, expect, test } from 'vitest'
import { contractText, isTraderKnown, normaliseVatNumber, traderStanding } from './trader.ts'

describe('a VAT number', () => {
  test.each([
    ['ie 1234567fa', 'IE1234567FA'],
    ['IE1234567T', 'IE1234567T'],
    ['IE8D79739I', 'IE8D79739I'],
    ['DE 123.456.789', 'DE123456789'],
  ])('%s is %s', (typed, stored) => expect(normaliseVatNumber(typed)).toBe(stored))
  test.each(['1234567FA', 'IE123', 'IE12345678', 'none', ''])('%s is none', (typed) =>
    expect(normaliseVatNumber(typed)).toBeNull(),
  )
})

test('who a contract is with is said of traders, private persons, and who has not answered', () => {
  const name = 'Aoife Byrne'
  expect(contractText(name, { isTrader: true, legalName: 'Byrne Hair Ltd' })).toBe(
    'Your contract is with Byrne Hair Ltd, a trader.',
  )
  expect(contractText(name, { isTrader: false })).toContain('consumer law does not apply')
  expect(contractText(name, null)).toContain(name)
})

test('an answer lets its vendor be listed once it is checked, or at once from a private person', () => {
  const standings = [
    null,
    { isTrader: true, checkedAt: null },
    { isTrader: true, checkedAt: new Date() },
    { isTrader: false, checkedAt: null },
  ].map(traderStanding)
  expect(standings).toEqual(['missing', 'to-check', 'checked', 'private'])
  expect(standings.map(isTraderKnown)).toEqual([false, false, true, true])
})
