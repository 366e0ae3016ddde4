// @module-tag time
import { describe, expect, test } from 'vitest'
import { daysLeft, daysLeftText, endsWithin } from './check-reminders.ts'
import { endOfValidity } from './vetting-verdict.ts'

/** The end of a check whose last day is 2 April 2027; clocks go forward on 28 March. */
const END = endOfValidity({ year: 2027, month: 4, day: 2 })

describe('days that are left of a check', () => {
  test.each([
    ['2027-03-02T23:59:59Z', 31, 'in 31 days'],
    ['2027-03-03T00:00:00Z', 30, 'in 30 days'],
    ['2027-03-03T23:59:59Z', 30, 'in 30 days'],
    ['2027-03-31T22:59:59Z', 2, 'in 2 days'],
    ['2027-03-31T23:00:00Z', 1, 'tomorrow'],
    ['2027-04-02T22:59:59Z', 0, 'today'],
  ])('at %s are %i in Dublin', (instant, days, text) => {
    const now = new Date(instant)
    expect(daysLeft(END, now)).toBe(days)
    expect(daysLeftText(END, now)).toBe(text)
    expect(END <= endsWithin(days, now)).toBe(true)
    expect(END <= endsWithin(days - 1, now)).toBe(false)
  })
})
