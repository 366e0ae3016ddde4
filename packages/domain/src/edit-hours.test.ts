// @module-tag time
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { endChoices, hoursWorked, startChoices, withAnotherStretch, withStretch } from './edit-hours.ts'
import { DEFAULT_WEEKLY_HOURS, type HourRange, weeklyHoursProblem } from './working-hours.ts'

const problemOf = (day: HourRange[]) => weeklyHoursProblem({ ...DEFAULT_WEEKLY_HOURS, mon: day })
const ranges = (...hours: [number, number][]) => hours.map(([startHour, endHour]) => ({ startHour, endHour }))

test('whatever is chosen, the hours of a day stay valid', () => {
  const step = fc.record({ kind: fc.constantFrom('add', 'start', 'end', 'remove'), pick: fc.nat(1000) })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let day = ranges([8, 21])
      for (const { kind, pick } of steps) {
        const index = day.length === 0 ? 0 : pick % day.length
        const choices = kind === 'start' ? startChoices(day, index) : endChoices(day, index)
        const hour = choices[pick % choices.length]
        if (kind === 'add') day = withAnotherStretch(day) ?? day
        else if (kind === 'remove') day = day.filter((_, at) => at !== index)
        else if (hour !== undefined) day = withStretch(day, index, { [`${kind}Hour`]: hour })
        expect([problemOf(day), day.length <= 6]).toEqual([null, true])
      }
    }),
  )
})

test.each([
  ['a closed day opens whole', ranges(), ranges([8, 21])],
  ['the whole day gets a lunch break', ranges([8, 21]), ranges([8, 13], [14, 21])],
  ['a morning gets an evening', ranges([9, 13]), ranges([9, 13], [14, 21])],
  ['a late day gets a break in its middle', ranges([16, 21]), ranges([16, 18], [19, 21])],
  ['a short late one has no room', ranges([19, 21]), null],
  ['six are enough', ranges([8, 9], [9, 10], [10, 11], [11, 12], [12, 13], [13, 14]), null],
])('%s', (_, day, expected) => {
  expect(withAnotherStretch(day)).toEqual(expected)
})

test('choices keep clear of the neighbours, and a late start takes the end along', () => {
  const day = ranges([9, 12], [14, 18])
  expect([startChoices(day, 0)[0], startChoices(day, 0).at(-1)]).toEqual([6, 13.75])
  expect(endChoices(day, 0).slice(0, 3)).toEqual([9.25, 9.5, 9.75])
  expect(endChoices(day, 0).at(-1)).toBe(14)
  expect(startChoices(day, 1)[0]).toBe(12)
  expect(startChoices(day, 1).at(-1)).toBe(23.75)
  expect(endChoices(day, 1).at(-1)).toBe(28)
  expect(withStretch(day, 0, { startHour: 13 })).toEqual(ranges([13, 14], [14, 18]))
  expect(hoursWorked(day)).toBe(7)
})
