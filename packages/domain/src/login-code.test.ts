import { expect, test } from 'vitest'
import { codeToCompare, type LoginCode, loginCodeWaitMs } from './login-code.ts'

const NOW = new Date('2026-11-18T12:00:00Z')
const before = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)
const code = (changes: Partial<LoginCode> = {}): LoginCode => ({
  requestedAt: before(1),
  usedAt: null,
  wrongTries: 0,
  browser: 'laptop',
  browserKnown: true,
  ...changes,
})
const chosen = (codes: LoginCode[], browser: string | null = 'laptop') =>
  codeToCompare(codes, { browser, now: NOW })

test('the newest code of a browser counts', () => {
  const newest = code()
  expect(chosen([code({ requestedAt: before(5) }), newest, code({ requestedAt: before(3) })])).toBe(newest)
})

test.each([
  ['used', { usedAt: before(1) }],
  ['ten minutes old', { requestedAt: before(10) }],
  ['tried five times', { wrongTries: 5 }],
  ['of another browser', { browser: 'phone' }],
])('a code that is %s does not count', (_, changes) => {
  expect(chosen([code(changes)])).toBeUndefined()
})

test('a browser without cookies has only the codes that such a browser requested', () => {
  const first = code({ browserKnown: false })
  expect(chosen([first, code()], null)).toBe(first)
  expect(chosen([code()], null)).toBeUndefined()
  expect(chosen([first]), 'the browser that has kept the cookie of its request').toBe(first)
})

test('after 20 wrong tries in 24 hours an address waits until the first of them is a day old', () => {
  const tried = [1400, 30, 20, 10].map((minutes) => code({ requestedAt: before(minutes), wrongTries: 5 }))
  expect(loginCodeWaitMs(tried, NOW)).toBe(40 * 60_000)
  expect(loginCodeWaitMs(tried.slice(1), NOW)).toBe(0)
  expect(loginCodeWaitMs([...tried.slice(1), code({ requestedAt: before(1440), wrongTries: 5 })], NOW)).toBe(
    0,
  )
})
