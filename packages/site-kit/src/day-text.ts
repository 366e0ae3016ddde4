import { serverNow } from '@anseo/api-client/server-clock'
import { dublinDate } from '@anseo/domain/dublin-time'
import { formatWeekdayDay, parseSlotDate } from '@anseo/domain/slot-date'

/** Returns 'Sat 28 Nov' for a date of the API, 'Tue 22 Jun 2027' in another year. */
export function dayText(slotDate: string): string {
  const date = parseSlotDate(slotDate)
  return date ? formatWeekdayDay(date, dublinDate(serverNow())) : slotDate
}
