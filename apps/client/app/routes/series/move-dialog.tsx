import { bookingErrorText } from '@anseo/api-client/error-texts'
import type { SeriesOnWire, VisitOnWire } from '@anseo/contract/series'
import { formatIsoDate, parseIsoDate } from '@anseo/domain/calendar-date'
import { dublinDate } from '@anseo/domain/dublin-time'
import { firstNameOf } from '@anseo/domain/person-name'
import { slotFromWire, slotMinutes, slotOfLength, slotToWire } from '@anseo/domain/slot'
import { formatSlotDate } from '@anseo/domain/slot-date'
import { FormDialog } from '@anseo/ui/form-dialog'
import { FormError } from '@anseo/ui/form-error'
import { LoadingNote } from '@anseo/ui/loading-note'
import { Note } from '@anseo/ui/note'
import { Options } from '@anseo/ui/options'
import { SelectInput } from '@anseo/ui/select-input'
import { TextInput } from '@anseo/ui/text-input'
import { useState } from 'react'
import { useChangeSeries } from '../../queries/series.ts'
import { useRead } from '../../queries/use-read.ts'
import { timeText } from './time-text.ts'

interface MoveDialogProps {
  series: SeriesOnWire
  /** The visit that moves, alone or with all that follow. */
  visit: VisitOnWire
  action: 'move' | 'moveFollowing'
  onClose: () => void
}

const TITLES = { move: 'Move this visit', moveFollowing: 'Change day or time' }

/** Moves one visit, or it and all that follow, to a free time of any day. */
export function MoveDialog({ series, visit, action, onClose }: MoveDialogProps) {
  const change = useChangeSeries(series._id)
  const slot = slotFromWire(visit)
  const [day, setDay] = useState(slot ? formatIsoDate(dublinDate(slot.start)) : '')
  const [startTime, setStartTime] = useState(visit.startTime)
  const parsed = parseIsoDate(day)
  const slotDate = parsed && formatSlotDate(parsed)
  const { visit: number } = visit
  const query = { visit: number, action, slotDate: slotDate! }
  const times = useRead(['series-times', series._id, query], 'GET /api/user/series/:id/times', {
    params: { id: series._id },
    query,
    enabled: slotDate !== null,
    select: ({ times: free }) => free,
  })
  const free = times.data ?? []
  const chosen = free.includes(startTime) ? startTime : (free[0] ?? null)
  const move = () => {
    if (!slot || !slotDate || chosen === null) return
    const start = slotFromWire({ slotDate, startTime: chosen, endTime: chosen })?.start
    if (!start) return
    const wire = slotToWire(slotOfLength(start, slotMinutes(slot)))
    change.mutate({ action, visit: number, ...wire }, { onSuccess: onClose })
  }
  const vendor = firstNameOf(series.vendorData.name)
  return (
    <FormDialog
      title={TITLES[action]}
      keep="Keep it as it is"
      confirm={chosen === null ? null : 'Ask for the new time'}
      busy={change.isPending}
      onClose={onClose}
      noValidate={false}
      onSubmit={move}
    >
      <p>
        {action === 'move'
          ? `Only the visit on ${timeText(visit)} moves. ${vendor} answers for the new time.`
          : `The visit on ${timeText(visit)} and all that follow move. ${vendor} answers once more; if the answer is no, the series ends before them.`}
      </p>
      <TextInput
        type="date"
        label={action === 'move' ? 'Day' : 'First visit on'}
        value={day}
        error={slotDate === null ? 'Choose a day.' : null}
        onChange={(event) => setDay(event.target.value)}
      />
      <SelectInput
        label="Start time"
        value={chosen ?? ''}
        disabled={free.length === 0}
        onChange={(event) => setStartTime(event.target.value)}
      >
        <Options of={free} />
      </SelectInput>
      {times.isLoading && <LoadingNote text="Loading times..." />}
      <FormError text={times.error && bookingErrorText(times.error)} />
      {times.data && free.length === 0 && (
        <Note role="status">No free times on this day. Choose another.</Note>
      )}
    </FormDialog>
  )
}
