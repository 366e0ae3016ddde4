import { ApiError } from '@anseo/api-client/api-error'
import { bookingErrorText } from '@anseo/api-client/error-texts'
import { CardSkeleton } from '@anseo/ui/card-skeleton'
import { LoadFailure } from '@anseo/ui/load-failure'
import { LoadingNote } from '@anseo/ui/loading-note'
import { useOnline } from '@anseo/ui/use-online'
import { useParams } from 'react-router'
import { useAppointment } from '../../../queries/appointments.ts'
import { BackLink } from '../../../shell/back-link.tsx'
import { NotFoundPage } from '../../../shell/not-found-page.tsx'
import { ownPageMeta } from '../../../shell/own-page-meta.ts'
import { RequireClient } from '../../../shell/require-client.tsx'
import { LastSeenNote, OFFLINE_REASON } from '../last-seen-note.tsx'
import { AppointmentView } from './appointment-view.tsx'
import './appointment.css'

export const meta = ownPageMeta('Appointment')

/** `/my-appointment/<id>`: everything about one appointment (C1 of growth). */
export default function Appointment() {
  const { id = '' } = useParams()
  return (
    <RequireClient waiting={<Waiting />}>
      <OwnAppointment key={id} id={id} />
    </RequireClient>
  )
}

function OwnAppointment({ id }: { id: string }) {
  const { loaded, busy, failure, reload } = useAppointment(id)
  const online = useOnline()
  if (failure instanceof ApiError && failure.status === 404) return <NotFoundPage />
  if (!loaded && !failure) return <Waiting />
  const isCurrent = online && !loaded?.isSaved
  return (
    <div className="wrap page grid gap-4">
      <BackLink to="/my-appointment">My Appointments</BackLink>
      {loaded ? (
        <>
          {!isCurrent && <LastSeenNote asOf={loaded.asOf} online={online} />}
          <AppointmentView
            appointment={loaded.appointment}
            history={loaded.history}
            blocked={isCurrent ? undefined : OFFLINE_REASON}
          />
        </>
      ) : (
        <>
          <h1>Appointment</h1>
          <LoadFailure title="We couldn't load this appointment" busy={busy} onRetry={() => void reload()}>
            {bookingErrorText(failure)}
          </LoadFailure>
        </>
      )}
    </div>
  )
}

const Waiting = () => (
  <div className="wrap page grid gap-4">
    <BackLink to="/my-appointment">My Appointments</BackLink>
    <h1 className="sr-only">Appointment</h1>
    <LoadingNote text="Loading appointment..." />
    <div className="appointment-page" aria-hidden="true">
      <div>
        <CardSkeleton height={320} />
      </div>
      <div>
        <CardSkeleton height={320} />
      </div>
    </div>
  </div>
)
