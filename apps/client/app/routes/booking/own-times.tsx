import { durationText } from '@anseo/domain/duration-text'
import { formatLongDay } from '@anseo/domain/near-day'
import { parseSlotDate } from '@anseo/domain/slot-date'
import { parseWallTime } from '@anseo/domain/wall-time'
import { type GridSlot, SlotGrid } from '@anseo/ui/slot-grid'
import type { Choice } from './choice.ts'
import { type Loss, LOSS_TEXTS } from './loss.ts'
import { PanelTitle } from './panel-title.tsx'

const PARTS = [
  { name: 'After midnight', until: 4 },
  { name: 'Morning', until: 12 },
  { name: 'Afternoon', until: 17 },
  { name: 'Evening', until: 24 },
]

interface OwnTimesProps {
  free: readonly string[]
  choice: Choice
  /** The reason why a chosen time was dropped. */
  lost: Loss | null
  /** The last change made a time of this day unavailable. */
  someTaken: boolean
  onChange: (change: Partial<Choice>) => void
}

/** The starts at which the chosen length is free, by the part of the day; the end follows from the start (B1 to B3). */
export default function OwnTimes({ free, choice, lost, someTaken, onChange }: OwnTimesProps) {
  const { slotDate, minutes, startTime, endTime } = choice
  const date = parseSlotDate(slotDate)
  const parts = PARTS.map(({ name, until }, index) => ({
    name,
    slots: free.filter((time) => isWithin(time, PARTS[index - 1]?.until ?? 0, until)).map(slotOf),
  })).filter(({ slots }) => slots.length > 0)
  const announcement = lost ? LOSS_TEXTS[lost] : someTaken ? LOSS_TEXTS.booked : null
  return (
    <div className="panel-block">
      <PanelTitle title="Start time" aside={date ? formatLongDay(date) : ''} />
      {parts.length === 0 && (
        <p className="hint">Nothing is free for that long on this day. Choose another.</p>
      )}
      <div className="grid gap-3">
        {parts.map(({ name, slots }) => (
          <div key={name}>
            <p className="hint mb-1.5">{name}</p>
            <SlotGrid
              label={`Start time, ${name.toLowerCase()}`}
              slots={slots}
              value={startTime}
              onChange={(value) => onChange({ startTime: value })}
            />
          </div>
        ))}
      </div>
      <p className="sr-only" aria-live="polite">
        {announcement}
      </p>
      {lost && <p className="mt-2 font-semibold text-danger">{LOSS_TEXTS[lost]}</p>}
      <p className="hint mt-3">
        Takes {durationText(minutes)}
        {endTime && `, until ${endTime}`}.
      </p>
    </div>
  )
}

const isWithin = (time: string, from: number, until: number): boolean => {
  const hour = parseWallTime(time) ?? 0
  return hour >= from && hour < until
}

const slotOf = (time: string): GridSlot => ({ value: time, label: time, state: 'free' })
