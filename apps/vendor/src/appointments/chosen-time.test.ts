// @module-tag time
import { expect, test } from 'vitest'
import { slotFromWire } from '@anseo/domain/slot'
import { timeOfSlot, untakenText, wireOfTime } from './chosen-time.ts'

const elevenPm = { day: '2027-03-27', startHour: 23, hours: 3 }

test('a chosen length is elapsed time, also in the night in which clocks change', () => {
  const wire = wireOfTime(elevenPm)!
  expect(wire).toEqual({ slotDate: '27_3_2027', startTime: '11:00 PM', endTime: '03:00 AM' })
  expect(timeOfSlot(slotFromWire(wire)!)).toEqual(elevenPm)
})

test.each([
  ['without a day', { ...elevenPm, day: '' }, 'Choose a day.'],
  ['that clocks skip', { ...elevenPm, day: '2027-03-28', startHour: 1.5 }, 'The clocks change then.'],
  ['whose end clocks show twice', { ...elevenPm, day: '2027-10-30' }, 'The clocks change then.'],
])('a time %s is not sent, and says why', (_, time, text) => {
  expect(wireOfTime(time)).toBeNull()
  expect(untakenText(time)).toContain(text)
})
