import { expect, test } from 'vitest'
import { cardExpiry, cardName, defaultCard, isExpired } from './saved-card.ts'

const card = { brand: 'visa', last4: '4242', expMonth: 9, expYear: 2028 }

test('a card is called by its brand and last digits, and shows its expiry as printed', () => {
  expect(cardName(card)).toBe('Visa ending 4242')
  expect(cardName({ brand: 'link', last4: '0001' })).toBe('Card ending 0001')
  expect(cardExpiry(card)).toBe('09/28')
  expect(cardExpiry({ ...card, expMonth: 12, expYear: 2030 })).toBe('12/30')
})

test.each([
  ['2028-09-30T23:59:59Z', false],
  ['2028-10-01T00:00:00Z', true],
])('at %s the card of 09/28 is expired: %s', (now, expired) => {
  expect(isExpired(card, new Date(now))).toBe(expired)
})

test('a card of December is good until the year ends', () => {
  const december = { ...card, expMonth: 12, expYear: 2027 }
  expect(isExpired(december, new Date('2027-12-31T23:00:00Z'))).toBe(false)
  expect(isExpired(december, new Date('2028-01-01T00:00:00Z'))).toBe(true)
})

test('the last used card that has not expired is charged', () => {
  const now = new Date('2026-11-23T12:00:00Z')
  const old = { ...card, expYear: 2025 }
  expect(defaultCard([old, card], now)).toBe(card)
  expect(defaultCard([old], now)).toBeNull()
  expect(defaultCard([], now)).toBeNull()
})
