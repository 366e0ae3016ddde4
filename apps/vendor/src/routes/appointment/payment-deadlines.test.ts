import { expect, test } from 'vitest'
import { deadlineOf, deadlinesFor } from './payment-deadlines.ts'

const now = new Date('2026-11-21T10:30:00Z')
const bounds = { now, start: new Date('2026-11-24T10:00:00Z'), kept: null }

test('deadlines lie between now and the start, in order', () => {
  const offered = deadlinesFor(bounds)
  expect(offered.map(({ value }) => value)).toEqual(['in 2', 'before 48', 'in 24', 'before 24', 'before 2'])
  expect(offered[0]!.label).toBe('Cancel it on Sat 21 Nov, 12:30 PM')
  expect(deadlinesFor({ ...bounds, start: new Date('2026-11-21T11:00:00Z') })).toEqual([])
})

test("the previous deadline can be kept, and 'none' sets no deadline", () => {
  const kept = new Date('2026-11-22T09:00:00Z')
  expect(deadlineOf('kept', { ...bounds, kept })).toEqual(kept)
  expect(deadlinesFor({ ...bounds, kept })).toContainEqual({
    value: 'kept',
    label: 'Cancel it on Sun 22 Nov, 09:00 AM',
  })
  expect(deadlineOf('none', bounds)).toBeNull()
})
