import type { DayAvailability } from '@anseo/domain/slot-grid'
import { expect, test } from 'vitest'
import type { VendorAppointment } from '../../queries/appointments.ts'
import { dayToOpen } from './other-time.ts'

/** A request for Thursday 26 November, 10 to 11 in the morning. */
const asked = {
  slotDate: '26_11_2026',
  startTime: '10:00 AM',
  facts: { start: new Date('2026-11-26T10:00:00Z'), end: new Date('2026-11-26T11:00:00Z') },
} as VendorAppointment

const day = (date: number, free: string[]): DayAvailability => ({ slotDate: `${date}_11_2026`, free })

test.each([
  ['the one that was asked for', [day(24, ['09:00 AM']), day(26, ['03:00 PM']), day(27, ['09:00 AM'])], 26],
  [
    'the next one where only the asked time is free',
    [day(24, ['09:00 AM']), day(26, ['10:00 AM']), day(27, ['09:00 AM'])],
    27,
  ],
  ['the first one where none follows', [day(24, ['09:00 AM']), day(26, []), day(27, [])], 24],
  ['the first one where the asked one is out of reach', [day(27, []), day(28, ['09:00 AM'])], 28],
])('another time opens on %s', (_name, days, date) => {
  expect(dayToOpen(days, asked)).toBe(`${date}_11_2026`)
})

test('another time opens without a day if nothing is free', () => {
  expect(dayToOpen([day(26, [])], asked)).toBe('')
})
