import { serverNow } from '@anseo/api-client/server-clock'
import { formatSlot } from '@anseo/domain/moment-text'
import { slotFromWire, type WireSlot } from '@anseo/domain/slot'
import { Button } from '@anseo/ui/button'

interface OtherTimesProps {
  /** Free times of the same length; none while the quoted time is free as far as the page knows. */
  times: readonly WireSlot[]
  /** Puts a request for one of them into the draft. */
  onAsk: (time: string) => void
}

/** Offers free times when the slot of a quote has gone; the vendor then sends a new quote for the chosen one. */
export function OtherTimes({ times, onAsk }: OtherTimesProps) {
  if (times.length === 0) return null
  return (
    <div role="status" className="grid gap-2">
      <p className="field-error">This time was just booked. Ask for one of these instead:</p>
      <div className="flex flex-wrap gap-2">
        {times.map((time) => {
          const slot = slotFromWire(time)
          return (
            slot && (
              <Button
                key={time.slotDate + time.startTime}
                tone="soft"
                size="sm"
                onClick={() => onAsk(formatSlot(slot, serverNow()))}
              >
                {formatSlot(slot, serverNow())}
              </Button>
            )
          )
        })}
      </div>
    </div>
  )
}
