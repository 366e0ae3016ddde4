import { Chip } from '@anseo/ui/chip'
import { Note } from '@anseo/ui/note'
import { useEffect, useRef } from 'react'
import { dayText } from '@anseo/site-kit/day-text'
import type { Alternative } from './use-booking.ts'

interface AlternativesProps {
  slots: Alternative[]
  onChoose: (slot: Alternative) => void
}

/** Offers up to three other times when the chosen one was just booked (S4). */
export default function Alternatives({ slots, onChoose }: AlternativesProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    void box.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={box}>
      <Note tone="warm" role="status">
        <p className="font-semibold">These times are still free:</p>
        <div className="mt-2.5 flex flex-wrap gap-2">
          {slots.map((slot) => (
            <Chip key={`${slot.slotDate} ${slot.startTime}`} onClick={() => onChoose(slot)}>
              {dayText(slot.slotDate)}, {slot.startTime} to {slot.endTime}
            </Chip>
          ))}
        </div>
      </Note>
    </div>
  )
}
