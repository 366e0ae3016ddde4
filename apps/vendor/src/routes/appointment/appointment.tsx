import { useNow } from '@anseo/api-client/use-now'
import { CardSkeleton } from '@anseo/ui/card-skeleton'
import { EmptyState } from '@anseo/ui/empty-state'
import { LoadFailure } from '@anseo/ui/load-failure'
import { pictures } from '@anseo/ui/pictures'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useParams } from 'react-router'
import { useAppointments } from '../../queries/appointments.ts'
import { PageTop } from '../../shell/page-top.tsx'
import { AppointmentDetail } from './appointment-detail.tsx'

/** `/appointments/{id}`: everything about one appointment. */
export function AppointmentPage() {
  return (
    <>
      <PageTop title="Appointment" />
      <main id="main" tabIndex={-1}>
        <div className="max-w-(--container-narrow)">
          <Link className="back-link" to="/">
            <ArrowLeft aria-hidden="true" />
            Today
          </Link>
          <Content />
        </div>
      </main>
    </>
  )
}

function Content() {
  const { id } = useParams()
  const now = useNow()
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage } = useAppointments()
  const appointment = data?.find(({ _id }) => _id === id)
  const further = !appointment && hasNextPage && !isFetching
  useEffect(() => {
    if (further) void fetchNextPage()
  }, [further, fetchNextPage])
  if (appointment) return <AppointmentDetail appointment={appointment} now={now} />
  if (isError) {
    return (
      <LoadFailure title="This appointment did not load" busy={isFetching} onRetry={() => void refetch()}>
        Check your internet connection and try again.
      </LoadFailure>
    )
  }
  if (isFetching || further) return <CardSkeleton count={1} />
  return (
    <EmptyState title="No such appointment" picture={pictures.magnifier}>
      It is not one of yours, or the address is not complete.
    </EmptyState>
  )
}
