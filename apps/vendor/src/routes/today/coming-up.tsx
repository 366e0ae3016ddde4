import { isLive, isPast } from '@anseo/domain/appointment'
import { counted } from '@anseo/domain/counted'
import { Button } from '@anseo/ui/button'
import { DayTimeline } from '@anseo/ui/day-timeline'
import { EmptyState } from '@anseo/ui/empty-state'
import calendarPicture from '@anseo/ui/assets/pictures/calendar.webp?no-inline'
import type { VendorAppointment } from '../../queries/appointments.ts'
import { dayText } from '../../appointments/appointment-texts.ts'
import { timelineEntry } from './timeline.tsx'
import { isOfToday } from './todays-appointments.tsx'

interface ComingUpProps {
  appointments: VendorAppointment[]
  now: Date
  /** Loads later ones; null when all coming ones have been loaded. */
  onMore: (() => void) | null
  busy: boolean
}

/** Lists coming appointments after today, by day. */
export function ComingUp({ appointments, now, onMore, busy }: ComingUpProps) {
  const live = appointments.filter(({ facts }) => isLive(facts, now) && !isPast(facts, now))
  const coming = live.filter((appointment) => !isOfToday(appointment, now))
  if (live.length === 0 && !onMore) {
    return (
      <EmptyState title="No appointments yet" picture={calendarPicture}>
        Appointments appear here once you confirm a request.
      </EmptyState>
    )
  }
  const days = Map.groupBy(coming, (appointment) => dayText(appointment, now))
  return (
    <>
      {[...days].map(([day, ofDay]) => (
        <section key={day} className="card overflow-hidden" aria-label={day}>
          <div className="card-head">
            <h2>{day}</h2>
            <span className="muted num text-[.9375rem]">{counted(ofDay.length, 'appointment')}</span>
          </div>
          <DayTimeline entries={ofDay.map((appointment) => timelineEntry(appointment, now))} />
        </section>
      ))}
      {onMore && (
        <Button tone="sec" size="sm" className="mx-auto" busy={busy} onClick={onMore}>
          Show more
        </Button>
      )}
    </>
  )
}
