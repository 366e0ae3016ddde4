import { expect, test } from 'vitest'
import { disputeEffectText } from './dispute-words.ts'

test('an open dispute speaks of earnings on hold only where it holds some', () => {
  expect(disputeEffectText('open', 'on hold')).toContain('on hold until the bank decides')
  expect(disputeEffectText('open', 'paid out')).not.toContain('on hold')
  expect(disputeEffectText('open', 'none')).toBeNull()
})

test('a dispute that is won pays out only what it had held', () => {
  expect(disputeEffectText('won', 'on hold')).toContain('paid out as usual')
  for (const earnings of ['paid out', 'none'] as const) {
    expect(disputeEffectText('won', earnings)).toBe('Nothing changes for you.')
  }
})
