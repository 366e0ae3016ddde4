import { ApiError } from '@anseo/api-client/api-error'
import { useNow } from '@anseo/site-kit/use-now'
import { EmptyState } from '@anseo/ui/empty-state'
import magnifierPicture from '@anseo/ui/assets/pictures/magnifier.webp?no-inline'
import { Unloaded } from '@anseo/ui/unloaded'
import { useParams } from 'react-router'
import { useAppointment } from '../../queries/appointments.ts'
import { BackLink } from '../../shell/back-link.tsx'
import { Page } from '../../shell/page.tsx'
import { AppointmentDetail } from './appointment-detail.tsx'

/** `/appointments/{id}`: everything about one appointment. */
export function AppointmentPage() {
  return (
    <Page title="Appointment">
      <BackLink to="/">Today</BackLink>
      <Content />
    </Page>
  )
}

function Content() {
  const { id = '' } = useParams()
  const now = useNow()
  const found = useAppointment(id)
  const { data, error } = found
  if (data)
    return <AppointmentDetail key={id} appointment={data.appointment} note={data.vendorNote} now={now} />
  if (error instanceof ApiError && [400, 404].includes(error.status)) {
    return (
      <EmptyState title="Appointment not found" picture={magnifierPicture}>
        The link may be wrong or incomplete.
      </EmptyState>
    )
  }
  return <Unloaded what="this appointment" query={found} count={1} />
}
