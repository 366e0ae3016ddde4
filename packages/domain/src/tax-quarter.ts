import { monthOf, monthSpan } from './calendar-month.ts'

/** The first year for which platforms report what sellers earned (Directive (EU) 2021/514, article 2). */
export const FIRST_REPORTED_YEAR = 2023

/** The first instant of a calendar year in Dublin, and the first of the next. */
export const yearSpan = (year: number): { from: Date; to: Date } => ({
  from: monthSpan({ year, month: 1 }).from,
  to: monthSpan({ year, month: 12 }).to,
})

/** The first instants of the four quarters of a calendar year in Dublin. */
export const quarterStarts = (year: number): Date[] =>
  [1, 4, 7, 10].map((month) => monthSpan({ year, month }).from)

/** Returns the calendar year in Dublin that holds an instant. */
export const yearOf = (instant: Date): number => monthOf(instant).year

/** Returns the quarter in Dublin that holds an instant, 1 to 4. */
export const quarterOf = (instant: Date): number => Math.ceil(monthOf(instant).month / 3)
