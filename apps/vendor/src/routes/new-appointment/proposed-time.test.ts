import { expect, test } from 'vitest'
import { proposedTime } from './proposed-time.ts'

const AT_NOON = new Date('2026-11-25T12:20:00Z')
const AT_NIGHT = new Date('2026-11-25T20:10:00Z')
const WEDNESDAY = { year: 2026, month: 11, day: 25 }
const THURSDAY = { year: 2026, month: 11, day: 26 }

const at = (now: Date, address: string) => proposedTime(new URLSearchParams(address), now)

test('a new booking begins at the next full hour', () => {
  expect(at(AT_NOON, '')).toEqual({ day: WEDNESDAY, hour: 13, hours: null })
  expect(at(AT_NOON, 'day=2026-11-25')).toEqual({ day: WEDNESDAY, hour: 13, hours: null })
})

test('once today is over, a new booking begins on the next day, also where the calendar shows today', () => {
  expect(at(AT_NIGHT, '')).toEqual({ day: THURSDAY, hour: 8, hours: null })
  expect(at(AT_NIGHT, 'day=2026-11-25')).toEqual({ day: THURSDAY, hour: 8, hours: null })
})

test('a chosen time is kept, also one that is past', () => {
  expect(at(AT_NIGHT, 'day=2026-11-25&hour=11.25&hours=2')).toEqual({ day: WEDNESDAY, hour: 11.25, hours: 2 })
})
