import { appointmentFacts, JUST_BOOKED } from '@anseo/domain/appointment'
import { gridBounds } from '@anseo/domain/day-grid'
import { DEFAULT_WEEKLY_HOURS } from '@anseo/domain/working-hours'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { VendorAppointment } from '../../queries/appointments.ts'
import { countAppointments } from './count-appointments.ts'
import type { CalendarContent } from './free-hours.ts'
import { PrintedDay } from './printed-day.tsx'

const NOW = new Date('2026-11-23T12:00:00Z')
const DAY = { year: 2026, month: 11, day: 27 }

function contentWith(start: string, end: string): CalendarContent {
  const slot = { start: new Date(start), end: new Date(end) }
  const facts = appointmentFacts({ ...JUST_BOOKED, ...slot, confirmedAt: NOW, paidAt: NOW })
  const clientData = { name: 'Tom Hickey', phone: null, address: null }
  return {
    appointments: [{ _id: 'a', facts, clientData } as VendorAppointment],
    bounds: gridBounds(DEFAULT_WEEKLY_HOURS, [facts]),
  } as CalendarContent
}

test.each([
  ['at noon', '2026-11-27T12:00:00Z', '2026-11-27T13:00:00Z'],
  ['before the grid opens', '2026-11-27T06:30:00Z', '2026-11-27T07:30:00Z'],
  ['after it closes', '2026-11-27T21:30:00Z', '2026-11-27T22:30:00Z'],
  ['after midnight', '2026-11-28T00:30:00Z', '2026-11-28T01:30:00Z'],
])('a day has its appointment %s, counted and on paper', (_, start, end) => {
  const content = contentWith(start, end)
  expect(countAppointments(content, DAY, NOW)).toBe(1)
  expect(countAppointments(content, { ...DAY, day: 28 }, NOW)).toBe(0)
  expect(renderToStaticMarkup(<PrintedDay date={DAY} content={content} now={NOW} />)).toContain('Tom Hickey')
})
