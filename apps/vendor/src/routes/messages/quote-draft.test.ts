import { expect, test } from 'vitest'
import type { VendorAppointment } from '../../queries/appointments.ts'
import { bodyOfDraft, draftProblems, isHeldBy, quoteHoursFor, startDraft } from './quote-draft.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const asked = {
  slotDate: '27_11_2026',
  startTime: '02:00 PM',
  facts: { start: new Date('2026-11-27T14:00:00Z'), end: new Date('2026-11-27T16:00:00Z') },
} as VendorAppointment

test('a new quote is for the time that the client asked for', () => {
  const draft = startDraft(undefined, asked, NOW)
  expect(draft).toMatchObject({ slotDate: '27_11_2026', startTime: '02:00 PM', hours: 2 })
  expect(isHeldBy(asked, draft)).toBe(true)
  expect(isHeldBy(asked, { ...draft, startTime: '03:00 PM' })).toBe(true)
  expect(isHeldBy(asked, { ...draft, startTime: '04:00 PM' })).toBe(false)
})

test("a new quote without a request is for ten o'clock tomorrow", () => {
  expect(startDraft(undefined, undefined, NOW)).toMatchObject({
    slotDate: '22_11_2026',
    startTime: '10:00 AM',
    hours: 1,
  })
})

test('a new quote is for five hours at most, also when the client or the service asks for more', () => {
  const start = new Date('2026-11-27T09:00:00Z')
  const long = { ...asked, facts: { start, end: new Date('2026-11-27T17:00:00Z') } } as VendorAppointment
  expect(startDraft(undefined, long, NOW).hours).toBe(5)
  expect([45, 60, 90, 300, 480].map(quoteHoursFor)).toEqual([1, 1, 2, 5, 5])
})

test('a quote lasts its hours in elapsed time, and is not sent for a time that clocks skip', () => {
  const night = { ...startDraft(undefined, undefined, NOW), slotDate: '27_3_2027', startTime: '11:00 PM' }
  const lines = [{ key: 'a', label: 'Wedding hair', euro: '150' }]
  const draft = { ...night, hours: 3, lines }
  expect(bodyOfDraft(draft)).toMatchObject({ startTime: '11:00 PM', endTime: '03:00 AM' })
  expect(draftProblems(draft)).toEqual({})
  const skipped = { ...draft, slotDate: '28_3_2027', startTime: '01:00 AM' }
  expect(draftProblems(skipped)).toEqual({ startTime: 'The clocks change then. Choose another time.' })
})
