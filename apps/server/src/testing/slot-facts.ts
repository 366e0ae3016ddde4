import { instantOf } from '@anseo/domain/dublin-time'
import { parseSlotDate } from '@anseo/domain/slot-date'

/** Returns the columns of an appointment on a day like `21_11_2026`, between two hours of Dublin's clock. */
export function slotFacts(slotDate: string, startHour: number, endHour: number, bufferHours = 0) {
  const date = parseSlotDate(slotDate)
  if (!date) throw new Error(`${slotDate} is no day`)
  return {
    startsAt: instantOf(date, startHour),
    endsAt: instantOf(date, endHour),
    bufferMinutes: bufferHours * 60,
  }
}
