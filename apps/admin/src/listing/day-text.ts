import type { CalendarDate } from '@anseo/domain/calendar-date'

/** Formats a day as the API and date inputs take it: `2026-11-21`. */
export const dayText = ({ year, month, day }: CalendarDate): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
