import { assert, nat, property } from 'fast-check'
import { expect, test } from 'vitest'
import { codeWaitSeconds, isAppCode, plainCode } from './second-factor.ts'

test('five wrong codes cost nothing, then the wait doubles up to an hour', () => {
  expect([0, 4, 5, 6, 7, 11, 12, 40].map(codeWaitSeconds)).toEqual([0, 0, 30, 60, 120, 1920, 3600, 3600])
})

test('the wait never shrinks and always ends', () => {
  assert(
    property(nat(2000), (failures) => {
      expect(codeWaitSeconds(failures + 1)).toBeGreaterThanOrEqual(codeWaitSeconds(failures))
      expect(codeWaitSeconds(failures)).toBeLessThanOrEqual(3600)
    }),
  )
})

test.each([
  ['123 456', '123456', true],
  [' 123-456 ', '123456', true],
  ['AB12C-D34EF', 'ab12cd34ef', false],
  ['12345', '12345', false],
])('%j is read as %s', (typed, plain, ofApp) => {
  expect(plainCode(typed)).toBe(plain)
  expect(isAppCode(plain)).toBe(ofApp)
})
