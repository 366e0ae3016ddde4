import type { AdminAppointmentOnWire } from '@anseo/contract/admin-appointments'
import { formatDatedMoment } from '@anseo/domain/moment-text'
import { ListTable } from '../../listing/list-table.tsx'
import type { AppointmentQuery } from '../../queries/appointments.ts'
import { APPOINTMENT_COLUMNS } from './appointment-table.tsx'

interface AppointmentListProps {
  appointments: AdminAppointmentOnWire[]
  query: AppointmentQuery
  linkTo: (change: { order: string }) => string
}

/** The table of all appointments, which can be sorted, selected and downloaded. */
export const AppointmentList = ({ appointments, query, linkTo }: AppointmentListProps) => (
  <ListTable
    caption="Appointments"
    columns={APPOINTMENT_COLUMNS}
    rows={appointments}
    nameOf={({ client, startsAt }) => `${client.name}, ${formatDatedMoment(new Date(startsAt))}`}
    order={query.order ?? 'latest'}
    linkTo={linkTo}
    download={{ call: 'GET /api/admin/appointments.csv', query }}
  />
)
