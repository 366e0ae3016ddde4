// implements: §2.81
import type { AppointmentFilter } from '@anseo/domain/appointment-filters'
import { Button } from '@anseo/ui/button'
import { EmptyState } from '@anseo/ui/empty-state'
import calendarPicture from '@anseo/ui/assets/pictures/calendar.webp?no-inline'
import { Link } from 'react-router'

const SENTENCES: Record<AppointmentFilter, string> = {
  Total: 'Your appointments will appear here once you book.',
  Upcoming: 'You have nothing coming up.',
  Completed: 'Completed appointments will appear here.',
  Cancelled: 'You have no cancelled, declined or timed-out appointments.',
}

interface NoAppointmentsProps {
  filter: AppointmentFilter
  onShowAll: () => void
}

/** The empty state of each filter (§2 My Appointments). */
export function NoAppointments({ filter, onShowAll }: NoAppointmentsProps) {
  return (
    <EmptyState
      title={filter === 'Total' ? 'No Appointments Yet' : `No ${filter} Appointments`}
      picture={calendarPicture}
      action={
        filter === 'Total' ? (
          <Button asChild>
            <Link to="/vendors">Browse Vendors</Link>
          </Button>
        ) : (
          <Button tone="sec" onClick={onShowAll}>
            View All Appointments
          </Button>
        )
      }
    >
      {SENTENCES[filter]}
    </EmptyState>
  )
}
