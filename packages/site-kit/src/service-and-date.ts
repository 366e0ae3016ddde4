import { formatDay, parseSlotDate } from '@anseo/domain/slot-date'

interface Booked {
  serviceName: string | null
  slotDate: string
}

/** Returns the service and the date: 'Cut and blow-dry' and '7 Nov 2026', or the date alone when no service was booked. */
export function serviceAndDate({ serviceName, slotDate }: Booked): string[] {
  const day = parseSlotDate(slotDate)
  return [serviceName, day && formatDay(day)].filter((part) => part !== null)
}
