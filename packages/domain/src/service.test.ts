import { expect, test } from 'vitest'
import { HOUR_MS } from './duration.ts'
import { serviceProblem } from './service.ts'

const start = new Date('2026-11-21T10:00:00Z')
const slot = (hours: number) => ({ start, end: new Date(start.getTime() + hours * HOUR_MS) })

test('services are booked for exactly as long as they take together', () => {
  const two = [{ durationMinutes: 120 }]
  expect(serviceProblem(two, slot(2))).toBeNull()
  expect(serviceProblem(two, slot(1))).toEqual({ code: 'SERVICE_DURATION' })
  expect(serviceProblem([...two, { durationMinutes: 60 }], slot(3))).toBeNull()
  expect(serviceProblem(null, slot(2))).toEqual({ code: 'SERVICE_GONE' })
})
