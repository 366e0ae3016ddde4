// @module-tag time
import { describe, expect, test } from 'vitest'
import { newStarts, newTimeLoss, offeredStarts, withFirstDay } from './new-time.ts'

/** Two hours on Tuesday the 24th, from 10:00 on. */
const OWN = { start: new Date('2026-11-24T10:00:00Z'), end: new Date('2026-11-24T12:00:00Z') }
const NOW = new Date('2026-11-21T16:30:00Z')
/** Where two hours fit. */
const FREE = ['03:00 PM', '04:00 PM', '05:00 PM', '06:00 PM', '07:00 PM']
const HOURS = {
  byTheHour: true,
  data: [
    { slotDate: '21_11_2026', free: FREE.slice(2) },
    { slotDate: '22_11_2026', free: ['08:00 AM', '09:00 AM', ...FREE] },
  ],
}
/** An evening until 02:00, in half-hours. */
const EVENING = {
  byTheHour: false,
  data: [
    { slotDate: '21_11_2026', free: [] },
    { slotDate: '22_11_2026', free: ['12:00 AM', '09:30 AM', '09:30 PM', '10:00 PM', '11:30 PM'] },
  ],
}

const startsOn = (slotDate: string, startTime: string | null = null, times = HOURS) =>
  newStarts({ slotDate, startTime }, times, OWN, NOW)
const valuesOf = (starts: ReturnType<typeof startsOn>) => starts.map(({ value }) => value)
const statesOf = (starts: ReturnType<typeof startsOn>) =>
  Object.fromEntries(starts.map(({ value, state }) => [value, state]))

describe('the starts of a reschedule by the hour', () => {
  // covers: §9.9
  test('begin at the next full hour today and at ten on other days, and leave room for the whole length', () => {
    expect(valuesOf(startsOn('21_11_2026'))).toEqual(['05:00 PM', '06:00 PM', '07:00 PM'])
    const tomorrow = startsOn('22_11_2026')
    expect([tomorrow[0]?.value, tomorrow.at(-1)?.value]).toEqual(['10:00 AM', '07:00 PM'])
    expect(valuesOf(tomorrow.filter(({ state }) => state === 'free'))).toEqual(FREE)
  })

  test('mark the hours that the chosen start occupies', () => {
    expect(statesOf(startsOn('22_11_2026', '04:00 PM'))).toMatchObject({
      '03:00 PM': 'free',
      '04:00 PM': 'free',
      '05:00 PM': 'range',
      '06:00 PM': 'free',
    })
  })

  test('show an earlier one that the server offered, once it is chosen', () => {
    const starts = startsOn('22_11_2026', '09:00 AM')
    expect(starts[0]).toMatchObject({ value: '09:00 AM', state: 'free' })
    expect(newTimeLoss({ slotDate: '22_11_2026', startTime: '09:00 AM' }, starts, NOW)).toBeNull()
  })

  test('do not make a day that is free before ten only one to choose', () => {
    const early = { ...HOURS, data: [{ slotDate: '22_11_2026', free: ['08:00 AM', '09:00 AM'] }] }
    expect(offeredStarts(early.data[0]!, true)).toEqual([])
    expect(withFirstDay({ slotDate: null, startTime: null }, early).slotDate).toBeNull()
  })
})

test('all free starts of any other reschedule are offered, after nine in the evening and in half-hours too', () => {
  expect(withFirstDay({ slotDate: null, startTime: null }, EVENING).slotDate).toBe('22_11_2026')
  expect(statesOf(startsOn('22_11_2026', '09:30 PM', EVENING))).toEqual({
    '12:00 AM': 'free',
    '09:30 AM': 'free',
    '09:30 PM': 'free',
    '10:00 PM': 'range',
    '11:30 PM': 'free',
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
