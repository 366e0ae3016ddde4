import { formatWeekdayDay, parseSlotDate } from '@anseo/domain/slot-date'
import { Chip } from '@anseo/ui/chip'
import { Note } from '@anseo/ui/note'
import type { Alternative } from './use-booking.ts'

interface AlternativesProps {
  slots: Alternative[]
  onChoose: (slot: Alternative) => void
}

/** Up to three other times, when the chosen one had just gone (S4). */
export function Alternatives({ slots, onChoose }: AlternativesProps) {
  if (slots.length === 0) return null
  return (
    <Note tone="warm" role="status">
      <p className="font-semibold">Somebody was quicker. These times are free:</p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {slots.map((slot) => (
          <Chip key={`${slot.slotDate} ${slot.startTime}`} onClick={() => onChoose(slot)}>
            {dayOf(slot)}, {slot.startTime} to {slot.endTime}
          </Chip>
        ))}
      </div>
    </Note>
  )
}

function dayOf({ slotDate }: Alternative): string {
  const date = parseSlotDate(slotDate)
  return date ? formatWeekdayDay(date) : slotDate
}
