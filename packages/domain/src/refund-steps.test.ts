import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  mayRetryRefund,
  MOST_REFUND_ATTEMPTS,
  type RefundAnswer,
  retryRefund,
  type StoredRefund,
  stepRefund,
} from './refund-steps.ts'

const fresh: StoredRefund = { amountCents: 9900, status: 'pending', attempt: 1, providerRefundId: null }
const free = { frozen: false }
const NOTHING = { set: {}, moved: null, tryAgainAfter: null, checkAgain: false }
const answer = (status: RefundAnswer['status']): RefundAnswer =>
  status === 'refused' ? { status } : { status, providerRefundId: 're_1' }

const step = (refund: StoredRefund, status: RefundAnswer['status'], frozen = false) => {
  const change = stepRefund(refund, refund.attempt, answer(status), { frozen })
  return { change, after: { ...refund, ...change.set } }
}

/** Answers about the latest attempt or about an earlier one. */
const someHearing = fc.array(
  fc.record({
    status: fc.constantFrom<RefundAnswer['status']>('succeeded', 'pending', 'failed', 'refused'),
    attemptsAgo: fc.constantFrom(0, 0, 0, 1, 2),
    frozen: fc.boolean(),
  }),
  { maxLength: 40 },
)

describe('over any answers', () => {
  test('what was sent and bounced adds up to where the refund stands', () => {
    fc.assert(
      fc.property(someHearing, (hearing) => {
        let refund = fresh
        let sent = 0
        for (const { status, attemptsAgo, frozen } of hearing) {
          const change = stepRefund(refund, refund.attempt - attemptsAgo, answer(status), { frozen })
          if (attemptsAgo > 0) expect(change).toEqual(NOTHING)
          refund = { ...refund, ...change.set }
          sent += change.moved === 'sent' ? 1 : change.moved === 'bounced' ? -1 : 0
          expect(sent).toBe(refund.status === 'refunded' ? 1 : 0)
        }
      }),
      { numRuns: 1000 },
    )
  })

  test('attempts only grow, each new one is asked for, and the last one gives up for good', () => {
    fc.assert(
      fc.property(someHearing, (hearing) => {
        let refund = fresh
        for (const { status, frozen } of hearing) {
          const change = stepRefund(refund, refund.attempt, answer(status), { frozen })
          const after = { ...refund, ...change.set }
          const waits = frozen && status === 'refused'
          if (!waits) expect(change.tryAgainAfter !== null).toBe(after.attempt === refund.attempt + 1)
          if (waits) expect(change.tryAgainAfter).toBeNull()
          if (!waits && change.tryAgainAfter) expect(after.attempt).toBeLessThanOrEqual(MOST_REFUND_ATTEMPTS)
          if (refund.status === 'failed') expect(change).toEqual(NOTHING)
          refund = after
        }
      }),
      { numRuns: 1000 },
    )
  })
})

test('one that succeeds is booked once', () => {
  const { change, after } = step(fresh, 'succeeded')
  expect(change).toEqual({ ...NOTHING, set: { status: 'refunded', providerRefundId: 're_1' }, moved: 'sent' })
  expect(step(after, 'succeeded').change).toEqual(NOTHING)
  expect(step(after, 'pending').change).toEqual(NOTHING)
})

test('one that a bank takes its time for is asked about again', () => {
  const { change } = step(fresh, 'pending')
  expect(change).toEqual({ ...NOTHING, set: { providerRefundId: 're_1' }, checkAgain: true })
})

test('one that bounces is booked back and tried under a new key', () => {
  const { after } = step(fresh, 'succeeded')
  const { change, after: again } = step(after, 'failed')
  expect([change.moved, change.tryAgainAfter]).toEqual(['bounced', 2])
  expect(again).toEqual({ ...fresh, attempt: 2 })
  expect(stepRefund(again, 1, answer('succeeded'), free)).toEqual(NOTHING)
})

test('the first pauses are short enough for a second try within five seconds, none is over an hour', () => {
  const pauses: (number | null)[] = []
  let refund = fresh
  for (let attempt = 1; attempt <= MOST_REFUND_ATTEMPTS; attempt += 1) {
    const { change, after } = step(refund, 'refused')
    pauses.push(change.tryAgainAfter)
    refund = after
  }
  expect(pauses.slice(0, 12)).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600])
  expect(pauses.slice(12)).toEqual([...Array.from({ length: 17 }, () => 3600), null])
  expect(refund.status).toBe('failed')
})

test('a refusal while a dispute is open uses up its key and waits, a failure is tried again', () => {
  expect(step(fresh, 'refused', true).change).toEqual({ ...NOTHING, set: { attempt: 2 } })
  expect(step(fresh, 'failed', true).after.attempt).toBe(2)
})

test('one that comes back after a lost dispute took the money is void', () => {
  const { after } = step(fresh, 'succeeded')
  const bounced = stepRefund(after, 1, answer('failed'), { frozen: false, taken: true })
  expect(bounced).toEqual({ ...NOTHING, set: { status: 'void', providerRefundId: null }, moved: 'bounced' })
  expect(stepRefund(fresh, 1, answer('refused'), { frozen: false, taken: true }).set.status).toBe('void')
})

test('a void one stays void', () => {
  for (const status of ['succeeded', 'pending', 'failed', 'refused'] as const) {
    expect(step({ ...fresh, status: 'void' }, status).change).toEqual(NOTHING)
  }
})

test('one that was given up is tried again by an admin, once and under a new key', () => {
  const given = { ...fresh, status: 'failed', attempt: MOST_REFUND_ATTEMPTS } as const
  const again = { ...given, ...retryRefund(given, false) }
  expect(again).toMatchObject({ status: 'pending', attempt: MOST_REFUND_ATTEMPTS + 1 })
  expect(step(again, 'refused').after.status).toBe('failed')
  expect(step(again, 'succeeded').after.status).toBe('refunded')
})

test.each([
  [{ ...fresh }, false, true],
  [{ ...fresh }, true, false],
  [{ ...fresh, providerRefundId: 're_1' }, false, false],
  [{ ...fresh, status: 'failed' as const }, false, true],
  [{ ...fresh, status: 'failed' as const }, true, false],
  [{ ...fresh, status: 'refunded' as const, providerRefundId: 're_1' }, false, false],
  [{ ...fresh, status: 'void' as const }, false, false],
])('%j, held back: %j, may be tried again: %j', (refund, frozen, may) => {
  expect(mayRetryRefund(refund, frozen)).toBe(may)
  expect(retryRefund(refund, frozen) !== null).toBe(may)
})
