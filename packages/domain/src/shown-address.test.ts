import { expect, test } from 'vitest'
import { addressForClient } from './shown-address.ts'

const START = new Date('2026-11-24T10:00:00Z')
const ADDRESS = { line1: '1 Main Street', line2: '', eircode: 'D06 X2Y7' }
const AREA = { line1: '', line2: 'Dublin 6', eircode: '' }
const PAID = new Date('2026-11-20T10:00:00Z')
const hoursBefore = (hours: number) => new Date(START.getTime() - hours * 3_600_000)

test.each([
  ['unpaid', { paidAt: null, vendorFeeCents: 5000 }, 1, AREA],
  ['paid', { paidAt: PAID, vendorFeeCents: 5000 }, 90, ADDRESS],
  ['free, more than a day before', { paidAt: PAID, vendorFeeCents: 0 }, 24.1, AREA],
  ['free, a day before', { paidAt: PAID, vendorFeeCents: 0 }, 24, ADDRESS],
])("of a vendor's place, %s", (_, facts, hours, shown) => {
  const placed = { place: 'vendor', startsAt: START, ...facts } as const
  expect(addressForClient(placed, ADDRESS, hoursBefore(hours))).toEqual(shown)
})

test('a client always sees its own address', () => {
  const placed = { place: 'client', startsAt: START, paidAt: null, vendorFeeCents: 5000 } as const
  expect(addressForClient(placed, ADDRESS, hoursBefore(90))).toEqual(ADDRESS)
  expect(addressForClient({ ...placed, place: null }, ADDRESS, hoursBefore(90))).toEqual(ADDRESS)
})
