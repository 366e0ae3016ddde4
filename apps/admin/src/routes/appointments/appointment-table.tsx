import type { AdminAppointmentOnWire } from '@anseo/contract/admin-appointments'
import { formatDatedMoment } from '@anseo/domain/moment-text'
import { operatorBadge } from '@anseo/domain/operator-badge'
import { Badge } from '@anseo/ui/badge'
import { type Column, DataTable, PersonCell } from '@anseo/ui/data-table'
import { Link } from 'react-router'
import { specialityLabel } from '../../specialities.ts'
import { euroText } from './appointment-texts.ts'

const COLUMNS: Column<AdminAppointmentOnWire>[] = [
  {
    key: 'client',
    head: 'Client',
    lead: true,
    renderCell: ({ _id, client, startsAt }) => (
      <PersonCell
        label={client.name}
        picture={client.image}
        below={formatDatedMoment(new Date(startsAt))}
        name={
          <Link className="record-link" to={`/appointments/${_id}`}>
            {client.name}
          </Link>
        }
      />
    ),
  },
  {
    key: 'vendor',
    head: 'Vendor',
    renderCell: ({ vendor }) => (
      <span>
        {vendor.name}
        <small className="muted block text-[.8438rem]">
          {specialityLabel(vendor.speciality)}, {vendor.city}
        </small>
      </span>
    ),
  },
  {
    key: 'total',
    head: 'Total',
    figure: true,
    renderCell: ({ totalAmount }) => euroText(totalAmount),
  },
  {
    key: 'state',
    head: 'State',
    renderCell: ({ reportStatus, ...row }) => {
      const { tone, text } = operatorBadge(row)
      return (
        <span className="flex flex-wrap gap-2">
          <Badge tone={tone}>{text}</Badge>
          {reportStatus === 'open' && <Badge tone="declined">Reported</Badge>}
        </span>
      )
    },
  },
]

/** Appointments with both sides. */
export const AppointmentTable = ({ appointments }: { appointments: AdminAppointmentOnWire[] }) => (
  <DataTable
    rowsOpen
    caption="Appointments"
    columns={COLUMNS}
    rows={appointments}
    rowKey={({ _id }) => _id}
  />
)
