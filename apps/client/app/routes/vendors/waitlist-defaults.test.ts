import { bookingWindow } from '@anseo/domain/booking-window'
import { formatSlotDate } from '@anseo/domain/slot-date'
import { expect, test } from 'vitest'
import { UNFILTERED, type ListState } from './list-state.ts'
import { waitlistDefaults } from './waitlist-defaults.server.ts'

const NOW = new Date('2026-11-18T12:00:00Z')
const vendor = { times: [] } as never
const towns = ['Cork', 'Dublin', 'Galway']
const DAYS = bookingWindow(NOW).map((date) => ({ value: formatSlotDate(date) }))
const start = (state: Partial<ListState>, { total = 0, vendors = [] as never[], days = DAYS } = {}) =>
  waitlistDefaults({
    state: { ...UNFILTERED, ...state },
    vendors,
    total,
    placeError: null,
    towns,
    days,
    now: NOW,
  })

test.each<[Partial<ListState>, object]>([
  [
    { day: '24_11_2026', time: '06:00 PM', hours: 2, near: 'Rathmines' },
    { days: ['24_11_2026'], from: '06:00 PM', to: '08:00 PM', town: 'Dublin' },
  ],
  [
    { when: 'tonight', location: 'cork' },
    { days: ['18_11_2026'], from: '06:00 PM', to: '09:00 PM', town: 'Cork' },
  ],
  [{ when: 'weekend' }, { days: ['21_11_2026', '22_11_2026'], from: '08:00 AM', to: '09:00 PM', town: '' }],
])('a list with few vendors for %j offers to wait for exactly that', (state, wanted) => {
  expect(start(state)).toEqual(wanted)
  expect(start(state, { total: 4 })).toBeNull()
})

test('a list of vendors who are all booked offers to wait for any day', () => {
  expect(start({}, { total: 1, vendors: [vendor] })?.days).toHaveLength(14)
  expect(start({ search: 'nobody' })).toBeNull()
})

test('a day that cannot be chosen any more is not waited for', () => {
  const days = DAYS.slice(1)
  expect(start({}, { total: 1, vendors: [vendor], days })?.days).toEqual(days.map(({ value }) => value))
  expect(start({ when: 'tonight' }, { days })?.days).toEqual([])
})
