import type { CalendarDate } from '@anseo/domain/calendar-date'
import { formatLongDay } from '@anseo/domain/near-day'
import { formatWeekdayDay, parseSlotDate } from '@anseo/domain/slot-date'
import type { StripDay } from './date-strip.tsx'

/**
 * Converts a day of the availability reply to one of the date strip.
 * @param free whether it has a time that fits.
 */
export function stripDay(slotDate: string, isToday: boolean, free: boolean): StripDay {
  const date = parseSlotDate(slotDate) as CalendarDate
  const [weekdayName = '', , month = ''] = formatWeekdayDay(date).split(' ')
  return {
    key: slotDate,
    weekday: isToday ? 'Today' : weekdayName,
    day: date.day,
    month,
    label: formatLongDay(date),
    free,
  }
}
