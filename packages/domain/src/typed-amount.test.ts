// covers: ASVS 1.4.2
import { expect, test } from 'vitest'
import { centsFromText } from './typed-amount.ts'

test.each([
  ['45', 4500],
  ['45.5', 4550],
  [' €1,234.50 ', 123_450],
  ['12,50', 1250],
  ['12,5', 1250],
  ['1,234', 123_400],
  ['1.234,50', null],
  ['12,34,56', null],
  ['-30', -3000],
  ['−30.00', -3000],
  ['0', 0],
  ['', null],
  ['45.555', null],
  ['4 5 euro', null],
  ['1e3', null],
  ['.5', null],
])('what is typed as %j is %j cents', (text, cents) => {
  expect(centsFromText(text)).toBe(cents)
})
