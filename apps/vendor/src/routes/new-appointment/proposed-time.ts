import { addDays, type CalendarDate, parseIsoDate, sameDate } from '@anseo/domain/calendar-date'
import { dublinDate, dublinHour } from '@anseo/domain/dublin-time'
import { CLOSING_HOUR, OPENING_HOUR } from '@anseo/domain/limits'
import { LENGTHS, START_HOURS } from '../../appointments/day-quarters.ts'

/** Day, hour and length (in hours) with which a new booking begins. */
interface ProposedTime {
  day: CalendarDate
  hour: number
  hours: number | null
}

/**
 * Returns day, hour and length from the address. By default the time is the next full hour, or the opening of the next
 * day if today is over, without a length. An hour in the address is taken even where it is past: a visit can be entered
 * afterwards.
 */
export function proposedTime(params: URLSearchParams, now: Date): ProposedTime {
  const today = dublinDate(now)
  const next = dublinHour(now) + 1
  const isOver = next >= CLOSING_HOUR
  const named = Number(params.get('hour') ?? Number.NaN)
  const length = Number(params.get('hours'))
  const isNamed = START_HOURS.includes(named)
  const day = parseIsoDate(params.get('day') ?? '') ?? today
  return {
    day: isOver && !isNamed && sameDate(day, today) ? addDays(today, 1) : day,
    hour: isNamed ? named : isOver ? OPENING_HOUR : Math.max(OPENING_HOUR, next),
    hours: LENGTHS.includes(length) ? length : null,
  }
}
