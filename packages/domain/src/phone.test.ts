import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPhone } from './phone.ts'

test.each([
  ['+353861234567', '086 123 4567'],
  ['+35315550142', '01 555 0142'],
  ['+353214271234', '021 427 1234'],
  ['+35340467123', '0404 67123'],
  ['+353818123456', '0818 123 456'],
  ['+3531800123456', '1800 123 456'],
  ['+447700900123', '+44 770 090 0123'],
  ['+12025550142', '+1 202 555 0142'],
  ['+4915123456789', '+49 151 234 56789'],
  ['+351912345678', '+351 912 345 678'],
])('%s reads %s', (stored, shown) => {
  expect(formatPhone(stored)).toBe(shown)
})

test('what is no stored number stays as it is', () => {
  for (const text of ['', '+353 1 555 0142', '086 123', 'none']) expect(formatPhone(text)).toBe(text)
})

test('no digit is lost or moved', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+[1-9]\d{6,14}$/), (stored) => {
      const digits = formatPhone(stored).replaceAll(/\D/g, '')
      expect([stored.slice(1), stored.slice(4), `0${stored.slice(4)}`]).toContain(digits)
    }),
  )
})
