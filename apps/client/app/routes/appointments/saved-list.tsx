import { matchesFilter } from '@anseo/domain/appointment-filters'
import { appointmentFromWire } from '@anseo/domain/appointment-from-wire'
import { Button } from '@anseo/ui/button'
import { EmptyState } from '@anseo/ui/empty-state'
import calendarPicture from '@anseo/ui/assets/pictures/calendar.webp?no-inline'
import { useMemo } from 'react'
import type { SavedAppointments } from '../../offline/saved-appointments.ts'
import { AppointmentItem } from './appointment-item.tsx'
import { ChatOverPage } from './chat-over-page.tsx'
import { LastSeenNote, OFFLINE_REASON } from './last-seen-note.tsx'
import { clientAppointments } from '../../appointments/client-appointment.ts'
import { useNamedAppointment } from './use-named-appointment.ts'
import { useStateClock } from './use-state-clock.ts'

interface SavedListProps {
  saved: SavedAppointments
  online: boolean
  busy: boolean
  onRetry: () => void
}

/** The upcoming appointments saved by an earlier visit, without those that have passed since. */
export function SavedList({ saved: { appointments, asOf }, online, busy, onRetry }: SavedListProps) {
  const facts = useMemo(() => appointments.map(appointmentFromWire), [appointments])
  const now = useStateClock(facts, onRetry)
  const upcoming = clientAppointments(appointments, now).filter((appointment) =>
    matchesFilter('Upcoming', appointment.facts, now),
  )
  useNamedAppointment()
  const retry = (
    <Button tone="sec" busy={busy} onClick={onRetry}>
      Try Again
    </Button>
  )
  return (
    <>
      <LastSeenNote asOf={asOf} online={online} />
      {upcoming.length === 0 ? (
        <EmptyState title="No Upcoming Appointments" picture={calendarPicture} action={retry}>
          You&apos;ll see past and cancelled appointments when you&apos;re back online.
        </EmptyState>
      ) : (
        <>
          <h2 className="mt-2">Upcoming</h2>
          {upcoming.map((appointment) => (
            <AppointmentItem
              key={appointment.wire._id}
              appointment={appointment}
              now={now}
              first={false}
              blocked={OFFLINE_REASON}
              onOpen={() => undefined}
            />
          ))}
          <div className="mt-1 flex flex-wrap items-center gap-4">
            {retry}
            <p className="muted text-sm">
              You&apos;ll see past and cancelled appointments when you&apos;re back online.
            </p>
          </div>
        </>
      )}
      <ChatOverPage />
    </>
  )
}
