// @module-tag time
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from './calendar-date.ts'
import { instantOf } from './dublin-time.ts'
import { isOnGrid, overlaps, slotFrom, slotFromWire, slotHours, slotMinutes, slotToWire } from './slot.ts'
import { formatDay, formatSlotDate, formatWeekdayDay, parseSlotDate } from './slot-date.ts'
import { someStretch } from './testing/random-calendar.ts'
import { formatWallTime, parseWallTime } from './wall-time.ts'

const TODAY = { year: 2026, month: 10, day: 20 }

describe('slot dates', () => {
  // covers: §3.7, §9.14
  test('go there and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9000, max: 9000 }), (days) => {
        const date = addDays(TODAY, days)
        expect(parseSlotDate(formatSlotDate(date))).toEqual(date)
      }),
    )
  })

  test.each(['21_11_2026', '1_1_2026', '29_2_2028'])('%s is one', (text) => {
    expect(formatSlotDate(parseSlotDate(text) ?? TODAY)).toBe(text)
  })

  // covers: §3.7
  test.each([
    '01_1_2026',
    '1_01_2026',
    '29_2_2027',
    '31_4_2026',
    '0_1_2026',
    '1_13_2026',
    '1_1_26',
    ' 1_1_2026',
    '1_1_2026\n',
    '1-1-2026',
    '',
  ])('%j is none', (text) => {
    expect(parseSlotDate(text)).toBeNull()
  })

  test('have human forms', () => {
    const date = { year: 2026, month: 11, day: 28 }
    expect([formatDay(date), formatWeekdayDay(date)]).toEqual(['28 Nov 2026', 'Sat 28 Nov'])
  })
})

describe('wall times', () => {
  // covers: §3.8, §9.15
  test('of every hour go there and back, padded', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const text = formatWallTime(hour)
      expect(text).toMatch(/^\d\d:00 [AP]M$/)
      expect(parseWallTime(text)).toBe(hour)
      expect(parseWallTime(text.replace(/^0/, ''))).toBe(hour)
    }
  })

  test.each([
    ['09:00 AM', 9],
    ['9:00 AM', 9],
    ['12:00 PM', 12],
    ['12:00 AM', 0],
    ['01:00 PM', 13],
  ])('%s is %i', (text, hour) => {
    expect(parseWallTime(text)).toBe(hour)
  })

  test.each([
    '09:20 AM',
    '9 AM',
    '09:00',
    '13:00 PM',
    '00:00 AM',
    '009:00 AM',
    '09:00 am',
    '09:00AM',
    '09:00 AM ',
    '',
  ])('%j is none', (text) => {
    expect(parseWallTime(text)).toBeNull()
  })
})

describe('slots', () => {
  test('go over the wire and back, across clock changes too', () => {
    fc.assert(
      fc.property(someStretch(TODAY, 1), (slot) => {
        expect(slotFromWire(slotToWire(slot))).toEqual(slot)
      }),
    )
  })

  test('have an end after their start', () => {
    const wire = { slotDate: '21_11_2026', startTime: '11:00 AM', endTime: '10:00 AM' }
    expect(slotFromWire(wire)).toBeNull()
    expect(slotFromWire({ ...wire, endTime: '11:00 AM' })).toBeNull()
    expect(slotHours(slotFromWire({ ...wire, endTime: '01:00 PM' }) ?? expect.fail())).toBe(2)
  })

  test('end within the calendar', () => {
    const wire = { slotDate: '31_12_9999', startTime: '11:00 PM', endTime: '12:00 AM' }
    expect(slotFromWire(wire)).toBeNull()
    expect(slotFromWire({ ...wire, endTime: '11:45 PM' })).not.toBeNull()
    expect(slotFrom(wire, 60)).toBeNull()
  })

  test('of a length begin and end at times that clocks show, and last as long in elapsed time', () => {
    const from = (slotDate: string, startTime: string, minutes: number) => {
      const slot = slotFrom({ slotDate, startTime }, minutes)
      return slot && { ...slotToWire(slot), minutes: slotMinutes(slot) }
    }
    const [spring, autumn] = ['27_3_2027', '30_10_2027']
    expect(from(spring, '11:00 PM', 180)).toMatchObject({ endTime: '03:00 AM', minutes: 180 })
    expect(from('28_3_2027', '01:30 AM', 60)).toBeNull()
    expect(from(autumn, '11:00 PM', 240)).toMatchObject({ endTime: '02:00 AM', minutes: 240 })
    expect(from(autumn, '11:00 PM', 180)).toBeNull()
  })

  test.each([
    [8, 9, true],
    [16, 21, true],
    [20, 21, true],
    [7, 8, false],
    [20, 22, false],
    [15, 21, false],
    [22, 23, false],
  ])('from %i to %i are on the grid: %s', (startHour, endHour, on) => {
    const slot = { start: instantOf(TODAY, startHour), end: instantOf(TODAY, endHour) }
    expect(isOnGrid(slot)).toBe(on)
  })

  test('off the full hour or over midnight are not on the grid', () => {
    const start = instantOf(TODAY, 9)
    const end = instantOf(TODAY, 11)
    expect(isOnGrid({ start: new Date(start.getTime() + 1), end })).toBe(false)
    expect(isOnGrid({ start, end: instantOf(addDays(TODAY, 1), 11) })).toBe(false)
  })

  // covers: §5.19
  test('back to back do not overlap', () => {
    const [nine, ten, eleven] = [instantOf(TODAY, 9), instantOf(TODAY, 10), instantOf(TODAY, 11)]
    expect(overlaps({ start: nine, end: ten }, { start: ten, end: eleven })).toBe(false)
    expect(overlaps({ start: nine, end: eleven }, { start: ten, end: eleven })).toBe(true)
  })
})
