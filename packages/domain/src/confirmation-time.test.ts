import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { CONFIRMATION_STEPS, medianConfirmation } from './confirmation-time.ts'

const stepOf = (minutes: number) => CONFIRMATION_STEPS.findLastIndex((step) => step <= minutes)
const countsOf = (waits: readonly number[]) =>
  CONFIRMATION_STEPS.map((_, step) => waits.filter((wait) => stepOf(wait) === step).length)

test('steps ascend from 0, and are at most a quarter of the time', () => {
  expect(CONFIRMATION_STEPS[0]).toBe(0)
  for (const [index, step] of CONFIRMATION_STEPS.entries()) {
    const next = CONFIRMATION_STEPS[index + 1]
    if (next === undefined || step < 4) continue
    expect(next - step).toBeGreaterThan(0)
    expect(next - step).toBeLessThanOrEqual(step / 4)
  }
})

test('is the step of the time that half of them took at most', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 6000 }), { minLength: 1 }), (waits) => {
      const half = waits.toSorted((a, b) => a - b)[Math.ceil(waits.length / 2) - 1]!
      expect(medianConfirmation(countsOf(waits))).toBe(CONFIRMATION_STEPS[stepOf(half)])
    }),
  )
})

test('is nothing where nothing was confirmed', () => {
  expect(medianConfirmation(CONFIRMATION_STEPS.map(() => 0))).toBeNull()
})
