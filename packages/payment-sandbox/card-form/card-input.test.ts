import { expect, test } from 'vitest'
import {
  cardBrand,
  expiryError,
  formatExpiry,
  formatNumber,
  numberError,
  securityCodeError,
} from './card-input.ts'

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['42424', '4242 4'],
  ['4242 4242-4242x4242 99', '4242 4242 4242 4242'],
  ['378282246310005', '3782 822463 10005'],
  ['30569309020', '3056 930902 0'],
  ['', ''],
])('the number %s is shown as %s', (typed, shown) => {
  expect(formatNumber(typed)).toBe(shown)
})

test.each([
  ['1', '1'],
  ['5', '05 / '],
  ['12', '12 / '],
  ['1228', '12 / 28'],
  ['12/2028', '12 / 28'],
  ['1/28', '01 / 28'],
  ['12 / 2', '12 / 2'],
  ['', ''],
])('the expiry %s is shown as %s', (typed, shown) => {
  expect(formatExpiry(typed)).toBe(shown)
})

test('what is wrong is told in the provider’s words', () => {
  const today = new Date(2026, 10, 21)
  expect(numberError('4242 4242 4242 424')?.code).toBe('incomplete_number')
  expect(numberError('4242 4242 4242 4241')?.message).toBe('Your card number is invalid.')
  expect(numberError('4242 4242 4242 4242')).toBeUndefined()
  expect(expiryError('1', today)?.code).toBe('incomplete_expiry')
  expect(expiryError('13 / 28', today)?.code).toBe('invalid_expiry')
  expect(expiryError('12 / 25', today)?.code).toBe('invalid_expiry_year_past')
  expect(expiryError('10 / 26', today)?.code).toBe('invalid_expiry_month_past')
  expect(expiryError('11 / 26', today)).toBeUndefined()
  expect(securityCodeError('123', cardBrand('4242'))).toBeUndefined()
  expect(securityCodeError('123', cardBrand('3782'))?.code).toBe('incomplete_cvc')
})
