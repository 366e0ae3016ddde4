import { serverNow } from '@anseo/api-client/server-clock'
import type { ImportedCalendarOnWire } from '@anseo/contract/calendars'
import { formatMoment } from '@anseo/domain/moment-text'
import { IconButton } from '@anseo/ui/icon-button'
import { Question } from '@anseo/ui/question'
import { CalendarSync, Trash2, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useRemoveCalendar } from '../../queries/other-calendars.ts'

/** Another calendar with the time it was last read, or since when that fails. */
export function CalendarRow({ calendar }: { calendar: ImportedCalendarOnWire }) {
  const { label, address, readAt, failingSince } = calendar
  const [removing, setRemoving] = useState(false)
  return (
    <li className="time-off-row">
      <span className="disc">
        {failingSince ? <TriangleAlert aria-hidden="true" /> : <CalendarSync aria-hidden="true" />}
      </span>
      <div className="min-w-0 flex-1">
        <b className="font-semibold wrap-anywhere">{label}</b>
        <div className="muted text-[.9063rem] wrap-anywhere">{address}</div>
        <div className="muted num text-[.9063rem]">
          {failingSince
            ? `Can't be read since ${formatMoment(new Date(failingSince), serverNow())}. The times from before still block bookings. If it moved, remove it and add it again.`
            : `Updated ${formatMoment(new Date(readAt), serverNow())}`}
        </div>
      </div>
      <IconButton
        label={`Remove ${label}`}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => setRemoving(true)}
      />
      {removing && <RemoveQuestion calendar={calendar} onClose={() => setRemoving(false)} />}
    </li>
  )
}

/** Asks first, since the vendor would have to look up the secret address again. */
function RemoveQuestion({ calendar, onClose }: { calendar: ImportedCalendarOnWire; onClose: () => void }) {
  const removing = useRemoveCalendar()
  return (
    <Question
      onClose={onClose}
      title={`Remove “${calendar.label}”?`}
      busy={removing.isPending}
      keep="Keep calendar"
      confirm="Remove calendar"
      tone="dngf"
      onConfirm={() => removing.mutate(calendar._id, { onSettled: onClose })}
    >
      <p>Clients can then book the times it blocks. To add it again, you need its address.</p>
    </Question>
  )
}
