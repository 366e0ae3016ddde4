import {
  type CalendarDate,
  addDays,
  formatIsoDate,
  parseIsoDate,
  sameDate,
} from '@anseo/domain/calendar-date'
import { addMonths, weeksOfMonth } from '@anseo/domain/calendar-month'
import { weekOf, weekToOpen } from '@anseo/domain/calendar-week'
import { dublinDate } from '@anseo/domain/dublin-time'
import { useSearchParams } from 'react-router'
import { type CalendarView, rememberedView, rememberView, viewNamed } from './remembered-view.ts'

/** The view of the calendar: a day with the strip of its week, a week, or a month. */
export interface CalendarPlace {
  view: CalendarView
  day: CalendarDate
  /** The week of the day, Monday to Sunday. */
  week: CalendarDate[]
  /** The days that are shown: in a month those of its whole weeks. */
  days: CalendarDate[]
  /** Moves by weeks, or by months in the month view; a negative number moves back. */
  goOn: (by: number) => void
  showView: (view: CalendarView) => void
  showDay: (day: CalendarDate) => void
  showToday: () => void
}

/** Returns the address of one day. */
export const pathOfDay = (day: CalendarDate): string => `/calendar?view=day&day=${formatIsoDate(day)}`

/**
 * Reads view and day from the address, `?view=day&day=2026-11-21`. Without a view, it is the last one chosen; at first the week
 * if it fits, else the day. Without a day, it is this week, or on a Sunday the next.
 */
export function useCalendarPlace(now: Date, isWide: boolean): CalendarPlace {
  const [search, setSearch] = useSearchParams()
  const today = dublinDate(now)
  const asked = (name: string) => parseIsoDate(search.get(name) ?? '')
  const askedDay = asked('day')
  const named = asked('week') ?? askedDay
  const opened = weekToOpen(today)
  const week = named ? weekOf(named) : opened
  const within = (date: CalendarDate | null) => date !== null && week.some((other) => sameDate(other, date))
  const first = week[0] as CalendarDate
  const day = askedDay && within(askedDay) ? askedDay : within(today) ? today : first
  const inAddress = viewNamed(search.get('view'))
  const view = inAddress ?? rememberedView() ?? (isWide ? 'week' : 'day')
  const kept: Record<string, string> = inAddress ? { view: inAddress } : {}
  const show = (shown: CalendarDate) => setSearch({ ...kept, day: formatIsoDate(shown) })
  return {
    view,
    day,
    week,
    days: { day: [day], week, month: weeksOfMonth(day).flat() }[view],
    // Keeps the weekday, so that a day goes from Saturday to Saturday.
    goOn: (by) => show(view === 'month' ? { ...addMonths(day, by), day: 1 } : addDays(day, 7 * by)),
    showView: (next) => {
      rememberView(next)
      setSearch({ view: next, day: formatIsoDate(day) })
    },
    showDay: show,
    showToday: () => (opened.some((date) => sameDate(date, today)) ? setSearch(kept) : show(today)),
  }
}
