// @module-tag time
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from './duration.ts'
import {
  isVisible,
  replyProblem,
  type ReviewAuthor,
  type ReviewFacts,
  reviewProblem,
  reviewsEndAt,
  visibleFrom,
} from './review.ts'

const completedAt = new Date('2026-11-18T12:00:00Z')
const after = (ms: number) => new Date(completedAt.getTime() + ms)
const unwritten: ReviewFacts = { completedAt, clientWroteAt: null, vendorWroteAt: null }

/** Attempts to write, by either side, each some time after the one before. */
const attempts = fc.array(
  fc.record({
    by: fc.constantFrom<ReviewAuthor>('client', 'vendor'),
    afterMs: fc.integer({ min: 0, max: 10 * DAY_MS }),
  }),
  { maxLength: 8 },
)

/** The reviews as they stand after the attempts that the rules allow, with what each writer could see. */
function write(tries: { by: ReviewAuthor; afterMs: number }[]) {
  let facts = unwritten
  let now = completedAt
  const writings: { at: Date; by: ReviewAuthor; sawOther: boolean }[] = []
  for (const { by, afterMs } of tries) {
    now = new Date(now.getTime() + afterMs)
    if (reviewProblem(facts, now)) continue
    const otherWroteAt = by === 'client' ? facts.vendorWroteAt : facts.clientWroteAt
    const visibleAt = visibleFrom({ ...facts, completedAt })
    const sawOther = otherWroteAt !== null && isVisible({ visibleAt, hiddenAt: null }, now)
    writings.push({ at: now, by, sawOther })
    facts = { ...facts, [by === 'client' ? 'clientWroteAt' : 'vendorWroteAt']: now }
  }
  return { facts: { ...facts, completedAt }, writings }
}

describe('whatever both sides try', () => {
  test('nobody writes or changes a review who could have read the other’s', () => {
    fc.assert(
      fc.property(attempts, (tries) => {
        expect(write(tries).writings.filter(({ sawOther }) => sawOther)).toEqual([])
      }),
    )
  })

  test('what one wrote alone is hidden for exactly 14 days from completion, and never longer', () => {
    fc.assert(
      fc.property(attempts, (tries) => {
        const { facts, writings } = write(tries)
        const visibleAt = visibleFrom(facts)
        if (facts.clientWroteAt && facts.vendorWroteAt) expect(visibleAt).toEqual(writings.at(-1)!.at)
        else expect(visibleAt).toEqual(after(14 * DAY_MS))
        expect(visibleAt.getTime()).toBeLessThanOrEqual(after(14 * DAY_MS).getTime())
      }),
    )
  })

  test('once a review is visible, nothing changes it', () => {
    fc.assert(
      fc.property(attempts, fc.integer({ min: 0, max: 90 * DAY_MS }), (tries, laterMs) => {
        const { facts } = write(tries)
        const visibleAt = visibleFrom(facts)
        const later = new Date(visibleAt.getTime() + laterMs)
        expect(isVisible({ visibleAt, hiddenAt: null }, later)).toBe(true)
        expect(reviewProblem(facts, later)).not.toBeNull()
      }),
    )
  })
})

test('only a completed appointment is reviewed, until 14 days after that', () => {
  expect(reviewProblem({ ...unwritten, completedAt: null }, completedAt)).toEqual({ code: 'NOT_COMPLETE' })
  expect(reviewProblem(unwritten, after(14 * DAY_MS - 1))).toBeNull()
  expect(reviewProblem(unwritten, reviewsEndAt(completedAt))).toEqual({ code: 'REVIEW_OVER' })
})

test('a review can be changed until the other side wrote', () => {
  const alone = { ...unwritten, clientWroteAt: after(DAY_MS) }
  expect(reviewProblem(alone, after(2 * DAY_MS))).toBeNull()
  const both = { ...alone, vendorWroteAt: after(2 * DAY_MS) }
  expect(reviewProblem(both, after(2 * DAY_MS))).toEqual({ code: 'REVIEW_VISIBLE' })
})

test('what an admin hid is not visible', () => {
  expect(isVisible({ visibleAt: completedAt, hiddenAt: after(1) }, after(2))).toBe(false)
})

test('a reply is written once and can be changed for a day', () => {
  const problemAt = (repliedAt: Date | null, now: Date, isRemoved = false) =>
    replyProblem({ repliedAt, isRemoved }, now)
  expect(problemAt(null, after(90 * DAY_MS))).toBeNull()
  expect(problemAt(completedAt, after(DAY_MS - 1))).toBeNull()
  expect(problemAt(completedAt, after(DAY_MS))).toEqual({ code: 'REPLY_OVER' })
  expect(problemAt(completedAt, after(0), true)).toEqual({ code: 'REPLY_REMOVED' })
})
