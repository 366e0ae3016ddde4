import { expect, test } from 'vitest'
import { ATTEMPT_RULES, attemptWaitSeconds, notifiesOwner, waitText } from './rate-limits.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1)

test('the next guess waits from the fifth wrong one on, ever twice as long, up to a quarter of an hour', () => {
  const waits = upTo(16).map((failedAttempts) => attemptWaitSeconds(failedAttempts, ATTEMPT_RULES.account))
  expect(waits).toEqual([0, 0, 0, 0, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900])
  expect(attemptWaitSeconds(1_000_000, ATTEMPT_RULES.account)).toBe(900)
})

test('a network waits at most a minute', () => {
  expect(attemptWaitSeconds(49, ATTEMPT_RULES.network)).toBe(0)
  expect(attemptWaitSeconds(50, ATTEMPT_RULES.network)).toBe(2)
  expect(attemptWaitSeconds(5000, ATTEMPT_RULES.network)).toBe(60)
})

test('the owner is told at one wrong guess, however many follow', () => {
  expect(upTo(1000).filter((failedAttempts) => notifiesOwner(failedAttempts, ATTEMPT_RULES.account))).toEqual(
    [10],
  )
})

test.each([
  [1, '1 second'],
  [90, '90 seconds'],
  [121, '3 minutes'],
  [900, '15 minutes'],
  [3600, '60 minutes'],
  [86_400, '24 hours'],
])('%i seconds are said as %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text)
})
