import { expect, test } from 'vitest'
import { imbalanceText } from './imbalance-text.ts'

test('a ledger whose entries add up although its accounts disagree is not out of balance by nothing', () => {
  expect(imbalanceText(0)).toBe('accounts disagree')
  expect(imbalanceText(12.5)).toBe('out of balance by €12.50')
})
