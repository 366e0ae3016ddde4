import { dublinDate } from '@anseo/domain/dublin-time'
import { slotFromWire, type WireSlot } from '@anseo/domain/slot'
import { formatWeekdayDay } from '@anseo/domain/slot-date'

/** Returns the day and start of a visit, 'Thu 26 Nov, 09:00 AM'. */
export function timeText(wire: WireSlot): string {
  const slot = slotFromWire(wire)
  return slot ? `${formatWeekdayDay(dublinDate(slot.start))}, ${wire.startTime}` : wire.startTime
}
