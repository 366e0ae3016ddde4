import { expect, test } from 'vitest'
import { townOfEircode } from './eircode-town.ts'
import { normaliseEircode } from './eircode.ts'

test.each([
  ['D06X2Y7', 'D06 X2Y7'],
  [' d06 x2y7 ', 'D06 X2Y7'],
  ['D6W-XY00', 'D6W XY00'],
  ['T12 AB34', null],
  ['T12 A034', 'T12 A034'],
  ['D06X2Y', null],
  ['DO6 X2Y7', null],
  ['', null],
])('%j becomes %j', (text, eircode) => {
  expect(normaliseEircode(text)).toBe(eircode)
})

test.each([
  ['D06 X2Y7', 'Dublin 6'],
  ['d6w xy00', 'Dublin 6W'],
  ['D24X2Y7', 'Dublin 24'],
  ['A94 X2Y7', 'Blackrock'],
  ['T12 A034', 'Cork'],
  ['Z99 X2Y7', ''],
  ['', ''],
])('%j stands for a letter to %j', (eircode, town) => {
  expect(townOfEircode(eircode)).toBe(town)
})
