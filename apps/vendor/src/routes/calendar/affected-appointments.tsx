import { useNow } from '@anseo/site-kit/use-now'
import { isLive } from '@anseo/domain/appointment'
import type { Slot } from '@anseo/domain/slot'
import { Note } from '@anseo/ui/note'
import { useState } from 'react'
import { Button } from '@anseo/ui/button'
import { useAppointmentsWithin } from '../../queries/calendar.ts'
import { AffectedAppointment } from './affected-appointment.tsx'

/** Number shown at first. */
const FIRST = 5

interface AffectedAppointmentsProps {
  stretch: Slot
  /** The time is blocked already. */
  added?: boolean
}

/** The appointments in a stretch that is blocked, or about to be: they stay until the vendor does something about them. */
export function AffectedAppointments({ stretch, added = false }: AffectedAppointmentsProps) {
  const now = useNow()
  const [all, setAll] = useState(false)
  const { data = [] } = useAppointmentsWithin(stretch)
  const live = data.filter(({ facts }) => isLive(facts, now))
  if (live.length === 0) return null
  const shown = all ? live : live.slice(0, FIRST)
  const them = live.length === 1 ? 'it' : 'them'
  return (
    <Note tone="warm" role="status">
      <p>
        You have {live.length === 1 ? '1 appointment' : `${live.length} appointments`} in this time.{' '}
        {added ? `Your time off didn't cancel ${them}.` : `Adding time off won't cancel ${them}.`}
      </p>
      <ul className="mt-2 grid gap-3">
        {shown.map((appointment) => (
          <AffectedAppointment key={appointment._id} appointment={appointment} now={now} />
        ))}
      </ul>
      {shown.length < live.length && (
        <Button tone="ghost" size="sm" className="-ml-3" onClick={() => setAll(true)}>
          Show all {live.length}
        </Button>
      )}
    </Note>
  )
}
