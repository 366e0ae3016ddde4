import { describe, expect, test } from 'vitest'
import {
  columnAt,
  hourAt,
  hoursOfSlot,
  lengthenedTo,
  movedTo,
  sameHours,
  steppedBy,
  timeOfHours,
} from './drag-times.ts'

const THURSDAY = { year: 2026, month: 11, day: 26 }
const FRIDAY = { year: 2026, month: 11, day: 27 }
const DAY = { startHour: 8, endHour: 21 }
const EVENING = { startHour: 8, endHour: 26 }
const TEN = { date: FRIDAY, startHour: 10, endHour: 11.25 }

describe('the pixels of the grid', () => {
  const column = { from: 100, to: 100 + 13 * 50 }

  test.each([
    [100, 8],
    [125, 8.5],
    [750, 21],
    [50, 7],
  ])('at a height of %s there is %s', (y, hour) => {
    expect(hourAt(y, column, DAY)).toBe(hour)
  })

  test.each([
    [60, 0],
    [150, 0],
    [200, 1],
    [900, 1],
  ])('at %s across there is column %s', (x, index) => {
    expect(
      columnAt(x, [
        { from: 100, to: 200 },
        { from: 200, to: 300 },
      ]),
    ).toBe(index)
  })
})

describe('a dragged time', () => {
  test.each([
    [12.1, 12],
    [12.13, 12.25],
    [5, 8],
    [20.9, 19.75],
  ])('dropped at %s starts at %s and stays within the day', (hour, startHour) => {
    expect(movedTo(TEN, THURSDAY, hour, DAY)).toEqual({
      date: THURSDAY,
      startHour,
      endHour: startHour + 1.25,
    })
  })

  test.each([
    [12.1, 12],
    [9, 10.25],
    [24, 21],
  ])('lengthened to %s ends at %s', (hour, endHour) => {
    expect(lengthenedTo(TEN, hour, DAY)).toEqual({ ...TEN, endHour })
  })

  test('lasts no longer than the longest possible booking', () => {
    expect(lengthenedTo(TEN, 26, EVENING).endHour).toBe(22)
  })
})

describe('keys', () => {
  const reach = { days: [THURSDAY, FRIDAY], bounds: DAY, mayLengthen: true }
  const step = (key: string, shiftKey = false, more = {}) =>
    steppedBy(TEN, { key, shiftKey }, { ...reach, ...more })

  test('move by a quarter-hour or a day, as far as days are shown', () => {
    expect(step('ArrowDown')).toEqual({ date: FRIDAY, startHour: 10.25, endHour: 11.5 })
    expect(step('ArrowUp')).toEqual({ date: FRIDAY, startHour: 9.75, endHour: 11 })
    expect(step('ArrowLeft')).toEqual({ ...TEN, date: THURSDAY })
    expect(step('ArrowRight')).toEqual(TEN)
  })

  test('change the length with Shift, where the length is not fixed', () => {
    expect(step('ArrowDown', true)).toEqual({ ...TEN, endHour: 11.5 })
    expect(step('ArrowDown', true, { mayLengthen: false })).toBeNull()
    expect(step('ArrowLeft', true)).toBeNull()
    expect(step('a')).toBeNull()
  })
})

test('hours after midnight belong to the evening before, and a form gets their own date', () => {
  const night = { start: new Date('2026-11-28T00:30Z'), end: new Date('2026-11-28T01:15Z') }
  const hours = hoursOfSlot(night, FRIDAY)
  expect(hours).toEqual({ date: FRIDAY, startHour: 24.5, endHour: 25.25 })
  expect(timeOfHours(hours)).toEqual({ day: '2026-11-28', startHour: 0.5, hours: 0.75 })
  expect(sameHours(hours, { ...hours })).toBe(true)
  expect(sameHours(hours, { ...hours, date: THURSDAY })).toBe(false)
})
