import { serverNow } from '@anseo/api-client/server-clock'
import { isLive } from '@anseo/domain/appointment'
import { problemTo } from '@anseo/domain/appointment-permissions'
import { Button } from '@anseo/ui/button'
import { LoadFailure } from '@anseo/ui/load-failure'
import { Skeleton } from '@anseo/ui/skeleton'
import { useState } from 'react'
import { Link } from 'react-router'
import { appointmentPath } from '../../appointments/appointment-path.ts'
import { AppointmentDialog } from '../appointments/appointment-dialogs.tsx'
import { clientAppointments } from '../../appointments/client-appointment.ts'
import { useAppointments } from '../../queries/appointments.ts'
import { VendorLine } from '../../appointments/vendor-line.tsx'

const ROW_PIXELS = 66

interface LiveAppointmentsProps {
  /** The number of appointments, known before the list has loaded. */
  count: number
  /** Called when an appointment may have been cancelled. */
  onChanged: () => void
}

/** Lists the appointments that must end or be cancelled before an account is deleted (L7), with a button to cancel. */
export function LiveAppointments({ count, onChanged }: LiveAppointmentsProps) {
  const { loaded, busy, failure, reload } = useAppointments()
  const [cancelling, setCancelling] = useState<string | null>(null)
  const now = serverNow()
  const list = loaded?.isSaved ? undefined : loaded?.appointments
  const isMissing = failure !== null || loaded?.isSaved
  const all = clientAppointments(list ?? [], now)
  const live = all.filter(({ facts }) => isLive(facts, now))
  const cancelled = all.find(({ wire }) => wire._id === cancelling)
  if (list && live.length === 0 && !cancelled) return null
  return (
    <section className="grid gap-3" aria-label="Your upcoming appointments">
      <h2 className="text-lg">Your upcoming appointments</h2>
      <p>
        We can&apos;t delete your account until these are over and marked as complete. You can cancel those
        still to come; we&apos;ll show your refund first.
      </p>
      {!list &&
        (isMissing ? (
          <LoadFailure title="We couldn't load your appointments" busy={busy} onRetry={() => void reload()} />
        ) : (
          <Rows count={count} />
        ))}
      {list && (
        <ul className="grid gap-3">
          {live.map((appointment) => (
            <li key={appointment.wire._id} className="flex flex-wrap items-center justify-between gap-3">
              <VendorLine appointment={appointment} />
              {problemTo.cancel(appointment.facts, now) === null ? (
                <Button tone="sec" size="sm" onClick={() => setCancelling(appointment.wire._id)}>
                  Cancel
                  <span className="sr-only"> the appointment with {appointment.wire.vendorData.name}</span>
                </Button>
              ) : (
                <Link className="link" to={appointmentPath(appointment.wire._id)}>
                  {problemTo.markComplete(appointment.facts, now) === null
                    ? 'Mark as complete'
                    : 'View appointment'}
                  <span className="sr-only">, with {appointment.wire.vendorData.name}</span>
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      {cancelled && (
        <AppointmentDialog
          name="cancel"
          appointment={cancelled}
          onClose={() => {
            setCancelling(null)
            onChanged()
          }}
        />
      )}
    </section>
  )
}

/** Placeholder rows as high as the real ones, so that the form below does not move. */
const Rows = ({ count }: { count: number }) => (
  <div className="grid gap-3" aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} height={ROW_PIXELS} className="rounded-md" />
    ))}
  </div>
)
