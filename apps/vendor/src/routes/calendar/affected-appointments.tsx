import { useNow } from '@anseo/api-client/use-now'
import { isLive } from '@anseo/domain/appointment'
import { formatSlot } from '@anseo/domain/moment-text'
import type { Slot } from '@anseo/domain/slot'
import { Note } from '@anseo/ui/note'
import { useAppointmentsWithin } from '../../queries/calendar.ts'

const MOST_NAMED = 5

/** Warns of the appointments in a stretch that is about to be blocked: they are not cancelled by it. */
export function AffectedAppointments({ stretch }: { stretch: Slot }) {
  const now = useNow()
  const { data = [] } = useAppointmentsWithin(stretch)
  const live = data.filter(({ facts }) => isLive(facts, now))
  if (live.length === 0) return null
  const further = live.length - MOST_NAMED
  return (
    <Note tone="warm" role="status">
      <p>
        You have {live.length === 1 ? '1 appointment' : `${live.length} appointments`} in this time. Adding
        time off won&apos;t cancel {live.length === 1 ? 'it' : 'them'}.
      </p>
      <ul className="mt-1.5 grid gap-1 font-semibold">
        {live.slice(0, MOST_NAMED).map(({ _id, clientData, facts }) => (
          <li key={_id}>
            {clientData.name}, {formatSlot(facts)}
          </li>
        ))}
        {further > 0 && <li>and {further} more</li>}
      </ul>
    </Note>
  )
}
