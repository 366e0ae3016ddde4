import { instantOf } from '@anseo/domain/dublin-time'
import { parseSlotDate } from '@anseo/domain/slot-date'
import { withBuffer } from '@anseo/domain/slot-grid'
import { rangeOf } from '../infrastructure/database/range.ts'

/** The columns of an appointment on a day like `21_11_2026`, between two hours of Dublin's clock. */
export function slotFacts(slotDate: string, startHour: number, endHour: number, bufferHours = 0) {
  const date = parseSlotDate(slotDate)
  if (!date) throw new Error(`${slotDate} is no day`)
  const [start, end] = [instantOf(date, startHour), instantOf(date, endHour)]
  const held = withBuffer({ start, end }, bufferHours)
  // The column takes SQL as well as text, which its inferred type does not say.
  const during = rangeOf(held.start, held.end) as unknown as string
  return { startsAt: start, endsAt: end, bufferHours, during }
}
