// @module-tag time
import { expect, test } from 'vitest'
import { costOf } from './cost.ts'
import { calendarEntry, type CalendarFacts } from './calendar-entry.ts'

const facts: CalendarFacts = {
  state: 'pending',
  cost: costOf({
    vendorFeeCents: 9000,
    platformFeeCents: 900,
    handlingFeeCents: 174,
    priceCents: 10_000,
    travelFeeCents: 0,
  }),
  serviceName: 'Manicure, Gel polish',
  specialityLabel: 'Nail Technician',
  vendor: 'Jane Byrne',
  client: 'Ciara Nolan',
  address: { line1: '12 Harcourt Terrace', line2: ' ', eircode: 'D02 X285' },
}

test('the client sees who comes, and where to', () => {
  expect(calendarEntry(facts, 'client')).toEqual({
    status: 'TENTATIVE',
    title: 'Nail Technician with Jane Byrne',
    place: '12 Harcourt Terrace, D02 X285',
    what: 'Manicure, Gel polish',
    money: ['Total: €110.74', 'Pay when confirmed: €100.74', 'Pay Jane on the day: €10.00'],
  })
})

test('both see what is paid when, as long as it takes place', () => {
  const moneyOf = (state: CalendarFacts['state'], reader: 'client' | 'vendor') =>
    calendarEntry({ ...facts, state }, reader).money
  expect(moneyOf('paid', 'client')).toEqual([
    'Total: €110.74',
    'Paid: €100.74',
    'Pay Jane on the day: €10.00',
  ])
  expect(moneyOf('paid', 'vendor')).toEqual(['Ciara pays you on the day: €10.00'])
  expect(moneyOf('cancelled by client', 'client')).toEqual([])
})

test('the vendor sees where to go as long as it may know', () => {
  const placeOf = (address: CalendarFacts['address']) => calendarEntry({ ...facts, address }, 'vendor').place
  expect(placeOf(facts.address)).toBe('12 Harcourt Terrace, D02 X285')
  expect(placeOf({ line1: '', line2: '', eircode: '' })).toBeNull()
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
