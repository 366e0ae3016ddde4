import {
  type CalendarDate,
  addDays,
  formatIsoDate,
  parseIsoDate,
  sameDate,
} from '@anseo/domain/calendar-date'
import { weekOf, weekToOpen } from '@anseo/domain/calendar-week'
import { dublinDate } from '@anseo/domain/dublin-time'
import { useSearchParams } from 'react-router'

/** The visible week, and the visible day where there is room for one. */
export interface CalendarPlace {
  /** Monday to Sunday. */
  week: CalendarDate[]
  day: CalendarDate
  showWeek: (weeksOn: number) => void
  showDay: (day: CalendarDate) => void
  showToday: () => void
}

/** Reads week and day from the address, `?week=2026-11-16&day=2026-11-21`; where it names none, it opens on today's or the next week. */
export function useCalendarPlace(now: Date): CalendarPlace {
  const [search, setSearch] = useSearchParams()
  const today = dublinDate(now)
  const asked = (name: string) => parseIsoDate(search.get(name) ?? '')
  const named = asked('week') ?? asked('day')
  const opened = weekToOpen(today)
  const week = named ? weekOf(named) : opened
  const within = (date: CalendarDate | null) => date !== null && week.some((other) => sameDate(other, date))
  const askedDay = asked('day')
  const first = week[0] as CalendarDate
  const day = askedDay && within(askedDay) ? askedDay : within(today) ? today : first
  const show = (shown: CalendarDate) =>
    setSearch({ week: formatIsoDate(weekOf(shown)[0] as CalendarDate), day: formatIsoDate(shown) })
  return {
    week,
    day,
    // Keeps the weekday, so that a phone goes from Saturday to Saturday.
    showWeek: (weeksOn) => show(addDays(day, 7 * weeksOn)),
    showDay: show,
    showToday: () => (opened.some((date) => sameDate(date, today)) ? setSearch({}) : show(today)),
  }
}
