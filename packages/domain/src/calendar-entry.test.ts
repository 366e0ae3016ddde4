// @module-tag time
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

test('the vendor sees where to go as long as it may know', () => {
  const placeOf = (address: CalendarFacts['client']['address']) =>
    calendarEntry({ ...facts, client: { name: 'C', address } }, 'vendor').place
  expect(placeOf(facts.client.address)).toBe('12 Harcourt Terrace, D02 X285')
  expect(placeOf([null])).toBeNull()
  expect(placeOf(null)).toBeNull()
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
