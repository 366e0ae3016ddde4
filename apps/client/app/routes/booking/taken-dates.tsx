import { bookingErrorText } from '@anseo/api-client/error-texts'
import type { VendorOnWire } from '@anseo/contract/vendors'
import { conflictText } from '@anseo/domain/series-words'
import { type Slot, slotToWire } from '@anseo/domain/slot'
import { LoadingNote } from '@anseo/ui/loading-note'
import { Note } from '@anseo/ui/note'
import { dayText } from '@anseo/site-kit/day-text'
import { useRead } from '../../queries/use-read.ts'
import type { Repeat } from './repeat-choice.tsx'
import type { AskedPlace } from './use-place.ts'

interface TakenDatesProps {
  repeat: NonNullable<Repeat>
  vendor: Pick<VendorOnWire, '_id' | 'name'>
  slot: Slot | null
  asked: AskedPlace
}

/** Names the dates of a series that are not free, with other times, before it is booked (C6 of growth). */
export function TakenDates({ repeat, vendor, slot, asked }: TakenDatesProps) {
  const first = slot && slotToWire(slot)
  const query = { vendorId: vendor._id, ...first!, ...repeat, ...asked }
  const { data, error } = useRead(['series-preview', query], 'GET /api/user/series/preview', {
    query,
    enabled: first !== null,
    select: ({ conflicts }) => conflicts,
  })
  if (!first) return null
  if (error) {
    return (
      <Note tone="bad" role="alert">
        {bookingErrorText(error)}
      </Note>
    )
  }
  if (!data) return <LoadingNote text="Checking the dates..." />
  if (data.length === 0) return <Note role="status">All {repeat.visits} dates are free now.</Note>
  return (
    <Note tone="warm" role="status">
      <p>
        {data.length} of {repeat.visits} dates {data.length === 1 ? 'is' : 'are'} not free. Once you&apos;ve
        booked, choose another time for each or skip it.
      </p>
      <ul className="mt-2 grid gap-2">
        {data.map((conflict) => (
          <li key={conflict.visit} className="num">
            <b>{dayText(conflict.slotDate)}</b>: {conflictText(conflict.reason, vendor.name)}
            {conflict.alternatives.length > 0 && (
              <>
                {' '}
                Free:{' '}
                {conflict.alternatives
                  .map((time) => `${dayText(time.slotDate)}, ${time.startTime}`)
                  .join('; ')}
              </>
            )}
          </li>
        ))}
      </ul>
    </Note>
  )
}
