import { addDays, type CalendarDate, compareDates } from './calendar-date.ts'
import { weekOf } from './calendar-week.ts'
import { dublinDate, instantOf } from './dublin-time.ts'
import { MONTH_NAMES } from './month-names.ts'

/** A month of the calendar; `month` is 1 to 12. */
export interface CalendarMonth {
  year: number
  month: number
}

const ISO_MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/

/** Reads `2026-11`; null when it is no month that begins and ends in the years 1000 to 9999. */
export function parseMonth(text: string): CalendarMonth | null {
  const [, year, month] = ISO_MONTH.exec(text) ?? []
  return Number(year) >= 1000 && text < '9999-12' ? { year: Number(year), month: Number(month) } : null
}

/** Formats a month as '2026-11'. */
export const isoMonth = ({ year, month }: CalendarMonth): string =>
  `${year}-${String(month).padStart(2, '0')}`

/** Formats a month as 'November 2026'. */
export const monthTitle = ({ year, month }: CalendarMonth): string => `${MONTH_NAMES[month - 1]} ${year}`

/** Returns the month `months` months later; a negative number gives an earlier one. */
export function addMonths({ year, month }: CalendarMonth, months: number): CalendarMonth {
  const count = year * 12 + month - 1 + months
  return { year: Math.floor(count / 12), month: (((count % 12) + 12) % 12) + 1 }
}

/** Returns the month in Dublin that holds an instant. */
export function monthOf(instant: Date): CalendarMonth {
  const { year, month } = dublinDate(instant)
  return { year, month }
}

/** Returns the first instant of a month and that of the next, in Dublin. */
export function monthSpan(month: CalendarMonth): { from: Date; to: Date } {
  const first = (of: CalendarMonth) => instantOf({ ...of, day: 1 }, 0)
  return { from: first(month), to: first(addMonths(month, 1)) }
}

/** Returns the weeks that the month of a date touches, each whole, Monday first. */
export function weeksOfMonth({ year, month }: CalendarMonth): CalendarDate[][] {
  const last = addDays({ ...addMonths({ year, month }, 1), day: 1 }, -1)
  const weeks = [weekOf({ year, month, day: 1 })]
  while (compareDates(weeks.at(-1)!.at(-1)!, last) < 0) {
    weeks.push(weekOf(addDays(weeks.at(-1)!.at(-1)!, 1)))
  }
  return weeks
}
