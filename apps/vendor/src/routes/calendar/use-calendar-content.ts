import type { CalendarDate } from '@anseo/domain/calendar-date'
import { gridBounds } from '@anseo/domain/day-grid'
import { instantOf } from '@anseo/domain/dublin-time'
import { LATEST_HOUR } from '@anseo/domain/limits'
import { useCalendarEntries } from '../../queries/calendar.ts'
import { useTimeOff, useWeeklyHours } from '../../queries/hours.ts'
import { useBusyTimes } from '../../queries/other-calendars.ts'
import type { CalendarContent } from './free-hours.ts'
import { heldTimesOf } from './held-times.ts'

/** Loads a week's appointments, time off, busy times of other calendars and working hours; undefined until all are loaded. */
export function useCalendarContent(week: readonly CalendarDate[]) {
  const range = {
    start: instantOf(week[0] as CalendarDate, 0),
    // The evening of the last day may end after midnight.
    end: instantOf(week.at(-1) as CalendarDate, LATEST_HOUR),
  }
  const entries = useCalendarEntries(range)
  const timeOff = useTimeOff(range)
  const busy = useBusyTimes(range)
  const hours = useWeeklyHours()
  const queries = [entries, timeOff, busy, hours]
  const content: CalendarContent | undefined =
    entries.data && timeOff.data && busy.data && hours.data
      ? {
          appointments: entries.data.appointments,
          held: heldTimesOf(entries.data.appointments),
          travel: entries.data.travel,
          timeOff: timeOff.data,
          busy: busy.data,
          weeklyHours: hours.data,
          bounds: gridBounds(hours.data, [
            ...entries.data.appointments.map(({ facts }) => facts),
            ...heldTimesOf(entries.data.appointments),
          ]),
        }
      : undefined
  return {
    content,
    isFailed: !content && queries.some(({ isError }) => isError),
    isFetching: queries.some(({ isFetching }) => isFetching),
    retry: () => queries.forEach(({ refetch }) => void refetch()),
  }
}
