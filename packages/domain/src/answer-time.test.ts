import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerText, confirmationText, usualAnswer } from './answer-time.ts'

test('the usual answer time is the median of at least five answers, in whole minutes', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 10_000, noNaN: true })), (minutes) => {
      const usual = usualAnswer(minutes)
      expect(usual === null).toBe(minutes.length < 5)
      if (usual === null) return
      expect(Number.isInteger(usual) && usual >= 1).toBe(true)
      const half = minutes.length / 2
      expect(minutes.filter((one) => one <= usual).length).toBeGreaterThanOrEqual(half)
      expect(minutes.filter((one) => one >= usual - 1).length).toBeGreaterThanOrEqual(half)
      expect(usualAnswer(minutes.toReversed())).toBe(usual)
    }),
  )
  expect(usualAnswer([10, 20, 30, 40, 600])).toBe(30)
  expect(usualAnswer([10, 20, 30, 40, 50, 600])).toBe(35)
})

test('it is told in minutes, hours and days', () => {
  expect([1, 20, 59, 60, 89, 150, 1439, 1440, 4000].map(answerText)).toEqual([
    'Usually answers in 1 min',
    'Usually answers in 20 min',
    'Usually answers in 59 min',
    'Usually answers in 1 hour',
    'Usually answers in 1 hour',
    'Usually answers in 3 hours',
    'Usually answers in 24 hours',
    'Usually answers in 1 day',
    'Usually answers in 3 days',
  ])
})

test('a list says it only of who does not confirm at once', () => {
  expect(confirmationText({ instantBooking: true, answerMinutes: 20 })).toBe('Instant booking')
  expect(confirmationText({ answerMinutes: 20 })).toBe('Usually answers in 20 min')
  expect(confirmationText({ answerMinutes: null })).toBeNull()
})
