import { expect, test } from 'vitest'
import { heldBackText, isAnswerable, ownStep } from './dispute-state.ts'

test('an open dispute is said to hold the payout back only where something waits', () => {
  const text = (earnings: 'on hold' | 'paid out' | 'none') => heldBackText({ status: 'open', earnings }, [])
  expect(text('on hold')).toContain('payout for this appointment is on hold')
  expect(text('paid out')).toBe('The vendor has been paid for this appointment already.')
  expect(text('none')).toBeNull()
  expect(heldBackText({ status: 'won', earnings: 'on hold' }, [])).toBeNull()
})

test('a dispute is to be answered once, in time, and not after its loss was accepted', () => {
  const [at, now] = ['2026-11-27T23:59:00.000Z', new Date('2026-11-21T10:00:00Z')]
  const open = { status: 'open', evidenceSentAt: null, acceptedAt: null, answerBy: at } as const
  expect([isAnswerable(open, now), ownStep(open)]).toEqual([true, null])
  const sent = { ...open, evidenceSentAt: now.toISOString() }
  expect([isAnswerable(sent, now), ownStep(sent)]).toEqual([false, 'Answered'])
  const accepted = { ...open, acceptedAt: now.toISOString() }
  expect([isAnswerable(accepted, now), ownStep(accepted)]).toEqual([false, 'Loss accepted'])
  expect(isAnswerable(open, new Date(at))).toBe(false)
  expect(isAnswerable({ ...open, status: 'won' }, now)).toBe(false)
})
