import { expect, test } from 'vitest'
import { calendarEntry, type CalendarFacts } from './calendar-entry.ts'

const facts: CalendarFacts = {
  state: 'pending',
  speciality: 'Nail_Technician',
  vendor: { name: 'Jane Byrne', city: 'Cork' },
  client: { name: 'Ciara Nolan', address: ['12 Harcourt Terrace', null, ' ', 'D02 X285'] },
}

test('the client sees who comes from where', () => {
  expect(calendarEntry(facts, 'client')).toEqual({
    status: 'TENTATIVE',
    title: 'Nail Technician with Jane Byrne',
    place: 'Cork',
  })
})

test('the vendor sees where to go once it is confirmed, and no longer than it stands', () => {
  const placeIn = (state: CalendarFacts['state']) => calendarEntry({ ...facts, state }, 'vendor').place
  expect(placeIn('pending')).toBeNull()
  expect(placeIn('confirmed')).toBe('12 Harcourt Terrace, D02 X285')
  expect(placeIn('paid')).toBe('12 Harcourt Terrace, D02 X285')
  expect(placeIn('cancelled by client')).toBeNull()
  expect(
    calendarEntry({ ...facts, state: 'paid', client: { name: 'C', address: [null] } }, 'vendor').place,
  ).toBeNull()
})

test.each([
  ['pending', 'TENTATIVE'],
  ['confirmed', 'TENTATIVE'],
  ['paid', 'CONFIRMED'],
  ['declined', 'CANCELLED'],
  ['cancelled by auto', 'CANCELLED'],
] as const)('an appointment that is %s is %s in a calendar', (state, status) => {
  expect(calendarEntry({ ...facts, state }, 'client').status).toBe(status)
})
