import { expect, test } from 'vitest'
import { calendarAddress, isCalendarFailing, maskCalendarAddress } from './imported-calendar.ts'

test('a calendar fails once it could not be read for an hour', () => {
  const now = new Date('2026-11-23T12:00:00Z')
  expect(isCalendarFailing(null, now)).toBe(false)
  expect(isCalendarFailing(new Date('2026-11-23T11:00:01Z'), now)).toBe(false)
  expect(isCalendarFailing(new Date('2026-11-23T11:00:00Z'), now)).toBe(true)
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
