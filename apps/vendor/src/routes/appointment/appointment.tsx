import { ApiError } from '@anseo/api-client/api-error'
import { useNow } from '@anseo/site-kit/use-now'
import { CardSkeleton } from '@anseo/ui/card-skeleton'
import { EmptyState } from '@anseo/ui/empty-state'
import { LoadFailure } from '@anseo/ui/load-failure'
import magnifierPicture from '@anseo/ui/assets/pictures/magnifier.webp?no-inline'
import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { useAppointment } from '../../queries/appointments.ts'
import { PageTop } from '../../shell/page-top.tsx'
import { AppointmentDetail } from './appointment-detail.tsx'

/** `/appointments/{id}`: everything about one appointment. */
export function AppointmentPage() {
  return (
    <>
      <PageTop title="Appointment" />
      <main id="main" tabIndex={-1}>
        <Link className="back-link" to="/">
          <ArrowLeft aria-hidden="true" />
          Today
        </Link>
        <Content />
      </main>
    </>
  )
}

function Content() {
  const { id = '' } = useParams()
  const now = useNow()
  const { data, error, isFetching, refetch } = useAppointment(id)
  if (data)
    return <AppointmentDetail key={id} appointment={data.appointment} note={data.vendorNote} now={now} />
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState title="Appointment not found" picture={magnifierPicture}>
        The link may be wrong or incomplete.
      </EmptyState>
    )
  }
  if (error) {
    return <LoadFailure title="We couldn't load this appointment" query={{ isFetching, refetch }} />
  }
  return <CardSkeleton count={1} />
}
