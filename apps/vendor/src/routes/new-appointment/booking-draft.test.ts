import { expect, test } from 'vitest'
import { type BookingDraft, bookingOf } from './booking-draft.ts'

const DRAFT: BookingDraft = {
  client: { contactId: 'b3c1c8f4-6a6c-4c62-9d8e-1f2a3b4c5d6e', name: 'Tom Hickey', phone: '', email: '' },
  search: '',
  day: '2026-11-27',
  startHour: 10,
  hours: 1,
  serviceIds: ['0c9f4e1a-2b3c-4d5e-8f90-a1b2c3d4e5f6'],
  price: '',
  place: '',
  note: '',
  notify: false,
}

test('a price that is cleared is sent as none, and not left to the menu of the services', () => {
  expect(bookingOf(DRAFT)).toMatchObject({ booking: { price: 0 } })
  expect(bookingOf({ ...DRAFT, price: '55.50' })).toMatchObject({ booking: { price: 55.5 } })
  expect(bookingOf({ ...DRAFT, price: '-1' })).toHaveProperty('problems.price')
  expect(bookingOf({ ...DRAFT, price: 'much' })).toHaveProperty('problems.price')
})
