import { expect, test } from 'vitest'
import { calendarAddress, isCalendarFailing, maskCalendarAddress, nextReading } from './imported-calendar.ts'

const NOW = new Date('2026-11-23T12:00:00Z')
const at = (time: string) => new Date(`2026-11-23T${time}Z`)

test.each([
  ['read lately', '11:50:00', null, false],
  ['that failed for less than an hour', '10:50:00', '11:00:01', false],
  ['that failed for an hour', '10:50:00', '11:00:00', true],
  ['that is read late', '10:45:01', null, false],
  ['that was not read for an hour longer than usual', '10:45:00', null, true],
])('a calendar %s', (_which, readAt, failingSince, fails) => {
  const readings = { readAt: at(readAt), failingSince: failingSince === null ? null : at(failingSince) }
  expect(isCalendarFailing(readings, NOW)).toBe(fails)
})

test.each([
  ['works', null, '12:15:00'],
  ['has just failed', '12:00:00', '12:15:00'],
  ['has failed for an hour', '11:00:00', '12:15:00'],
  ['has failed for six hours', '06:00:00', '13:30:00'],
])('one that %s is read again after a while', (_which, failingSince, next) => {
  expect(nextReading(failingSince === null ? null : at(failingSince), NOW)).toEqual(at(next))
})

test('one that has failed for a month is read every four hours', () => {
  expect(nextReading(new Date('2026-10-23T12:00:00Z'), NOW)).toEqual(at('16:00:00'))
})

test('an address is shown without its secret', () => {
  const address = 'https://calendar.google.com/calendar/ical/aoife%40gmail.com/private-1f2e3d/basic.ics'
  expect(maskCalendarAddress(address)).toBe('calendar.google.com/….ics')
  expect(maskCalendarAddress('HTTPS://aoife:p@ss@cloud.example:8443?export=x.ics')).toBe(
    'cloud.example:8443/….ics',
  )
})

test('an address for calendar programs is read over https', () => {
  expect(calendarAddress(' webcal://p1.icloud.com/published/2/x ')).toBe(
    'https://p1.icloud.com/published/2/x',
  )
})
