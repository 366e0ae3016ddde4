import { describe, expect, test } from 'vitest'
import { isIrishTaxNumber, maskNumber, normaliseTaxNumber } from './tax-number.ts'

describe('an Irish tax number', () => {
  test.each(['1234567T', '1234567TW', '1234567FA', '6433435F', '8473625E', '0000000W'])(
    '%s has the right check letter',
    (number) => expect(isIrishTaxNumber(number)).toBe(true),
  )

  test.each(['1234567A', '1234567TA', '6433435E', '123456T', '12345678T', '1234567', '1234567FZ', ''])(
    '%s is none',
    (number) => expect(isIrishTaxNumber(number)).toBe(false),
  )

  test('with one digit mistyped is none', () => {
    for (let position = 0; position < 7; position++) {
      for (let digit = 0; digit < 10; digit++) {
        const typed = `${'1234567'.slice(0, position)}${digit}${'1234567FA'.slice(position + 1)}`
        expect(isIrishTaxNumber(typed)).toBe(typed === '1234567FA')
      }
    }
  })

  test('is read with spaces, dashes and small letters', () => {
    expect(normaliseTaxNumber(' 123 4567-fa ')).toBe('1234567FA')
  })

  test('shows its last four characters', () => expect(maskNumber('1234567FA')).toBe('•••• 67FA'))
})
