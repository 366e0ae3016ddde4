import { formatWeekdayDay, parseSlotDate } from '@anseo/domain/slot-date'

/** Returns 'Sat 28 Nov' for a date of the wire. */
export function dayText(slotDate: string): string {
  const date = parseSlotDate(slotDate)
  return date ? formatWeekdayDay(date) : slotDate
}
