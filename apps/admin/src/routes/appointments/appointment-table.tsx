import type { AdminAppointmentOnWire } from '@anseo/contract/admin-appointments'
import { formatDatedMoment } from '@anseo/domain/moment-text'
import { euroText } from '@anseo/domain/money'
import { operatorBadge } from '@anseo/domain/operator-badge'
import { Badge } from '@anseo/ui/badge'
import { Button } from '@anseo/ui/button'
import { type Column, DataTable, PersonCell } from '@anseo/ui/data-table'
import { Link } from 'react-router'
import { PageLink } from '../../navigation/page-link.tsx'
import { specialityLabel } from '../../specialities.ts'

const tradeText = ({ speciality, city }: AdminAppointmentOnWire['vendor']) =>
  `${specialityLabel(speciality)}, ${city}`

/** The columns of a list of appointments. */
export const APPOINTMENT_COLUMNS: Column<AdminAppointmentOnWire>[] = [
  {
    key: 'client',
    head: 'Client',
    lead: true,
    renderCell: ({ _id, client }) => (
      <PersonCell
        label={client.name}
        picture={client.image}
        name={
          <PageLink className="record-link" to={`/appointments/${_id}`}>
            {client.name}
          </PageLink>
        }
      />
    ),
  },
  {
    key: 'starts',
    head: 'Starts',
    orders: { up: 'soonest', down: 'latest', downFirst: true },
    renderCell: ({ startsAt }) => <span className="num">{formatDatedMoment(new Date(startsAt))}</span>,
  },
  {
    key: 'vendor',
    head: 'Vendor',
    renderCell: ({ vendor }) => (
      <span>
        {vendor.name}
        <small className="muted block text-[.8438rem]">{tradeText(vendor)}</small>
      </span>
    ),
  },
  {
    key: 'total',
    head: 'Total',
    figure: true,
    orders: { up: 'amount-asc', down: 'amount', downFirst: true },
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

const REFUND: Column<AdminAppointmentOnWire> = {
  key: 'refund',
  head: 'Refund',
  renderCell: ({ _id, arrivedAmount }) =>
    arrivedAmount > 0 ? (
      <Button asChild tone="sec" size="sm">
        <Link to={`/appointments/${_id}?open=refund`}>Refund</Link>
      </Button>
    ) : null,
}

/** The leading column on a client's page, where the client is the same in each row. */
const LEADING_VENDOR: Column<AdminAppointmentOnWire> = {
  key: 'vendor',
  head: 'Vendor',
  lead: true,
  renderCell: ({ _id, vendor }) => (
    <PersonCell
      label={vendor.name}
      picture={vendor.image}
      name={
        <PageLink className="record-link" to={`/appointments/${_id}`}>
          {vendor.name}
        </PageLink>
      }
      below={tradeText(vendor)}
    />
  ),
}

const OTHER_COLUMNS = APPOINTMENT_COLUMNS.filter(({ key }) => key !== 'client' && key !== 'vendor')

/** The columns for the appointments of one person, without that person. */
const COLUMNS_OF = {
  client: [LEADING_VENDOR, ...OTHER_COLUMNS],
  vendor: [APPOINTMENT_COLUMNS[0]!, ...OTHER_COLUMNS],
}

interface AppointmentTableProps {
  appointments: AdminAppointmentOnWire[]
  /** The side of the person whose appointments these are. */
  side: 'client' | 'vendor'
  /** Adds a link to refund what was paid. */
  refunds?: boolean
}

/** A person's appointments, each with the other side. */
export const AppointmentTable = ({ appointments, side, refunds }: AppointmentTableProps) => (
  <DataTable
    rowsOpen
    caption="Appointments"
    columns={refunds ? [...COLUMNS_OF[side], REFUND] : COLUMNS_OF[side]}
    rows={appointments}
    rowKey={({ _id }) => _id}
  />
)
