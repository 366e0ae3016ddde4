import { columnDate } from '@anseo/domain/day-grid'
import { dublinDate } from '@anseo/domain/dublin-time'
import { formatDay } from '@anseo/domain/slot-date'
import { Badge } from '@anseo/ui/badge'
import { LoadFailure } from '@anseo/ui/load-failure'
import { LoadingNote } from '@anseo/ui/loading-note'
import { SearchInput } from '@anseo/ui/search-input'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { badgeOf } from '../../appointments/appointment-badge.ts'
import { timesText } from '../../appointments/appointment-texts.ts'
import { useFoundAppointments } from '../../queries/appointments.ts'
import { pathOfDay } from './use-calendar-place.ts'

/** Finds appointments by client and service; each leads to its day. */
export function FindAppointment({ now, onFound }: { now: Date; onFound: () => void }) {
  const [search, setSearch] = useState('')
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => field.current?.querySelector('input')?.focus(), [])
  return (
    <section className="mb-4 grid gap-2" aria-label="Search appointments">
      <div ref={field}>
        <SearchInput
          label="Search appointments"
          placeholder="Client or service"
          value={search}
          maxLength={200}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      {search.trim() !== '' && <Found search={search.trim()} now={now} onFound={onFound} />}
    </section>
  )
}

function Found({ search, now, onFound }: { search: string; now: Date; onFound: () => void }) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useFoundAppointments(search)
  if (!data) {
    return isError ? (
      <LoadFailure title="We couldn't search your appointments" query={{ isFetching, refetch }} />
    ) : (
      <LoadingNote text="Searching..." />
    )
  }
  if (data.length === 0) return <p role="status">No appointments found. Try another name or service.</p>
  return (
    <ul className="card found-appointments" aria-busy={isPlaceholderData || undefined}>
      {data.map((appointment) => {
        const { _id: id, clientData: client, facts, serviceName } = appointment
        const date = dublinDate(facts.start)
        const { tone, text } = badgeOf(appointment, now)
        return (
          <li key={id}>
            <Link to={pathOfDay(columnDate(facts.start))} state={{ appointment: id }} onClick={onFound}>
              <span>
                <b>{client.name}</b>
                {serviceName && <span> {serviceName}</span>}
                <small className="num">
                  {formatDay(date)}, {timesText(appointment)}
                </small>
              </span>
              <Badge tone={tone}>{text}</Badge>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
