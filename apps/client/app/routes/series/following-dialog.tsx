import { bookingErrorText } from '@anseo/api-client/error-texts'
import type { SeriesOnWire } from '@anseo/contract/series'
import { formatIsoDate, parseIsoDate } from '@anseo/domain/calendar-date'
import { dublinDate } from '@anseo/domain/dublin-time'
import { firstNameOf } from '@anseo/domain/person-name'
import { isChangeable } from '@anseo/domain/series'
import { slotFromWire, slotMinutes, slotOfLength, slotToWire } from '@anseo/domain/slot'
import { formatSlotDate } from '@anseo/domain/slot-date'
import { Note } from '@anseo/ui/note'
import { Question } from '@anseo/ui/question'
import { SelectInput } from '@anseo/ui/select-input'
import { TextInput } from '@anseo/ui/text-input'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../../api/browser-api.ts'
import { useChangeSeries } from '../../queries/series.ts'

interface FollowingDialogProps {
  series: SeriesOnWire
  now: Date
  onClose: () => void
}

const UNPAID_STATES: readonly string[] = ['planned', 'pending', 'awaiting-payment']

/** Moves the next visit that can be moved, and all that follow, to another day or time. */
export function FollowingDialog({ series, now, onClose }: FollowingDialogProps) {
  const change = useChangeSeries(series._id)
  const next = series.dates.find((date) => {
    const start = slotFromWire(date)?.start
    return start && UNPAID_STATES.includes(date.status) && isChangeable(start, now)
  })
  const slot = next && slotFromWire(next)
  const [day, setDay] = useState(slot ? formatIsoDate(dublinDate(slot.start)) : '')
  const [startTime, setStartTime] = useState('')
  const date = parseIsoDate(day)
  const slotDate = date && formatSlotDate(date)
  const minutes = slot ? slotMinutes(slot) : 60
  const vendorId = series.vendorData._id
  const times = useQuery({
    queryKey: ['series-times', vendorId, slotDate, minutes, series.place],
    enabled: slotDate !== null,
    queryFn: async ({ signal }) => {
      const query = { from: slotDate!, days: 1, minutes, place: series.place }
      const { data } = await api('GET /api/vendor/:vendorId/availability', {
        params: { vendorId },
        query,
        signal,
      })
      return data[0]?.free ?? []
    },
  })
  const free = times.data ?? []
  const chosen = free.includes(startTime) ? startTime : (free[0] ?? null)
  const move = (event: FormEvent) => {
    event.preventDefault()
    if (!next || !slotDate || chosen === null) return
    const start = slotFromWire({ slotDate, startTime: chosen, endTime: chosen })?.start
    if (!start) return
    const wire = slotToWire(slotOfLength(start, minutes))
    change.mutate({ action: 'moveFollowing', visit: next.visit, ...wire }, { onSuccess: onClose })
  }
  return (
    <Question
      title="Change day or time"
      keep="Keep it as it is"
      confirm="Ask for the new time"
      busy={change.isPending}
      onClose={onClose}
      form="following-form"
    >
      <form id="following-form" method="post" className="grid gap-4" onSubmit={move}>
        <p>
          The next visit that isn&apos;t paid for, and all that follow, move.{' '}
          {firstNameOf(series.vendorData.name)} answers once more; if the answer is no, the series ends before
          them.
        </p>
        <TextInput
          type="date"
          label="First visit on"
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
        <SelectInput
          label="Start time"
          value={chosen ?? ''}
          disabled={free.length === 0}
          onChange={(event) => setStartTime(event.target.value)}
        >
          {free.map((time) => (
            <option key={time}>{time}</option>
          ))}
        </SelectInput>
        {times.error && (
          <Note tone="bad" role="alert">
            {bookingErrorText(times.error)}
          </Note>
        )}
        {times.data && free.length === 0 && (
          <Note role="status">No free times on this day. Choose another.</Note>
        )}
      </form>
    </Question>
  )
}
