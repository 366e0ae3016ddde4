// @module-tag time
import type { DayAvailability } from '@anseo/domain/slot-grid'
import { describe, expect, test } from 'vitest'
import { newStarts, newTimeLoss } from './new-time.ts'

/** Two hours on Tuesday the 24th, from 10:00 on. */
const OWN = { start: new Date('2026-11-24T10:00:00Z'), end: new Date('2026-11-24T12:00:00Z') }
const NOW = new Date('2026-11-21T16:30:00Z')
const FREE = ['03:00 PM', '04:00 PM', '05:00 PM', '06:00 PM', '07:00 PM', '08:00 PM']
const DAYS: DayAvailability[] = [
  { slotDate: '21_11_2026', free: FREE.slice(2) },
  { slotDate: '22_11_2026', free: FREE },
]

const startsOn = (slotDate: string, startTime: string | null = null) =>
  newStarts({ slotDate, startTime }, DAYS, OWN, NOW)

describe('the starts of a reschedule', () => {
  test('begin at the next full hour today and at ten on other days, and leave room for the whole length', () => {
    expect(startsOn('21_11_2026').map(({ value }) => value)).toEqual(['05:00 PM', '06:00 PM', '07:00 PM'])
    const tomorrow = startsOn('22_11_2026')
    expect([tomorrow[0]?.value, tomorrow.at(-1)?.value]).toEqual(['10:00 AM', '07:00 PM'])
    expect(tomorrow.filter(({ state }) => state === 'free').map(({ value }) => value)).toEqual(
      FREE.slice(0, 5),
    )
  })

  test('mark the hours that the chosen start occupies', () => {
    const states = Object.fromEntries(
      startsOn('22_11_2026', '04:00 PM').map(({ value, state }) => [value, state]),
    )
    expect(states).toMatchObject({
      '03:00 PM': 'free',
      '04:00 PM': 'free',
      '05:00 PM': 'range',
      '06:00 PM': 'free',
    })
  })
})

test('a chosen start is lost because someone booked it, or because it has passed', () => {
  const lossOfStart = (slotDate: string, startTime: string) =>
    newTimeLoss({ slotDate, startTime }, startsOn(slotDate, startTime), NOW)
  expect(lossOfStart('22_11_2026', '04:00 PM')).toBeNull()
  expect(lossOfStart('22_11_2026', '02:00 PM')).toBe('booked')
  expect(lossOfStart('21_11_2026', '04:00 PM')).toBe('passed')
  expect(newTimeLoss({ slotDate: '22_11_2026', startTime: null }, startsOn('22_11_2026'), NOW)).toBeNull()
})
