import { expect, test } from 'vitest'
import { formatIsoDate } from './calendar-date.ts'
import { formatSpan, weekOf, weekToOpen } from './calendar-week.ts'

const november = (day: number) => ({ year: 2026, month: 11, day })
const spanOf = (week: ReturnType<typeof weekOf>) => [week[0]!, week.at(-1)!].map(formatIsoDate)

test.each([
  ['Monday', 16, ['2026-11-16', '2026-11-22']],
  ['Saturday', 21, ['2026-11-16', '2026-11-22']],
  ['Sunday', 22, ['2026-11-23', '2026-11-29']],
])('on a %s a calendar opens on the week that is still to come', (_name, day, span) => {
  expect(spanOf(weekToOpen(november(day)))).toEqual(span)
})

test('a week runs from Monday to Sunday', () => {
  expect(spanOf(weekOf(november(22)))).toEqual(['2026-11-16', '2026-11-22'])
  expect(formatSpan(november(30), { year: 2026, month: 12, day: 6 })).toBe('30 Nov–6 Dec')
})
