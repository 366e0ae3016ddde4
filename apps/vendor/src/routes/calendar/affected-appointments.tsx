import { counted } from '@anseo/domain/counted'
import { useNow } from '@anseo/site-kit/use-now'
import { isLive } from '@anseo/domain/appointment'
import type { Slot } from '@anseo/domain/slot'
import { Note } from '@anseo/ui/note'
import { type Ref, useState } from 'react'
import { Button } from '@anseo/ui/button'
import { useAppointmentsWithin } from '../../queries/calendar.ts'
import { AffectedAppointment } from './affected-appointment.tsx'
import { type AskAboutPlan, ResolveAffected } from './resolve-affected.tsx'

/** Number of appointments shown until the vendor asks for all. */
const FIRST = 5

interface AffectedAppointmentsProps {
  range: Slot
  /** Adds the time off before anything is done about several appointments; absent if it has been added already. */
  onAddFirst?: () => Promise<boolean>
  /** Called when appointments are being moved or cancelled, and when that is over. */
  onBusy: (isBusy: boolean) => void
  askRef?: Ref<AskAboutPlan>
}

/** The appointments in a range that is blocked, or about to be: they stay until the vendor does something about them. */
export function AffectedAppointments({ range, onAddFirst, onBusy, askRef }: AffectedAppointmentsProps) {
  const now = useNow()
  const [all, setAll] = useState(false)
  const [isResolving, setResolving] = useState(false)
  const { data = [], isError } = useAppointmentsWithin(range)
  const live = data.filter(({ facts }) => isLive(facts, now))
  const failure = isError && live.length === 0 && (
    <Note tone="bad" role="alert">
      We couldn&apos;t load the appointments in this time.
    </Note>
  )
  if (isResolving) {
    return (
      <>
        {failure}
        <ResolveAffected
          appointments={live}
          range={range}
          now={now}
          onAddFirst={onAddFirst}
          onBusy={onBusy}
          askRef={askRef}
        />
      </>
    )
  }
  if (live.length === 0) return failure
  const shown = all ? live : live.slice(0, FIRST)
  const them = live.length === 1 ? 'it' : 'them'
  return (
    <Note tone="warm" role="status">
      <p>
        You have {counted(live.length, 'appointment')} in this time.{' '}
        {onAddFirst ? `Adding time off won't cancel ${them}.` : `Your time off didn't cancel ${them}.`}
      </p>
      {live.length > 1 && (
        <Button tone="sec" size="sm" className="mt-2" onClick={() => setResolving(true)}>
          Move or cancel several
        </Button>
      )}
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
