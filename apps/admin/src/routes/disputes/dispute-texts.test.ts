import { expect, test } from 'vitest'
import { heldBackText } from './dispute-texts.ts'

test('an open dispute is said to hold the payout back only where something waits', () => {
  const text = (earnings: 'on hold' | 'paid out' | 'none') => heldBackText({ status: 'open', earnings }, [])
  expect(text('on hold')).toContain('payout for this appointment is on hold')
  expect(text('paid out')).toBe('The vendor has been paid for this appointment already.')
  expect(text('none')).toBeNull()
  expect(heldBackText({ status: 'won', earnings: 'on hold' }, [])).toBeNull()
})
