import type { EndingCheckOnWire } from '@anseo/contract/vetting'
import { daysBetween } from '@anseo/domain/calendar-date'
import { dublinDate } from '@anseo/domain/dublin-time'
import { formatDay } from '@anseo/domain/slot-date'
import { specialityLabel } from '@anseo/domain/specialities'
import { CHECK_NAMES } from '@anseo/domain/vetting-checks'
import { lastValidDay } from '@anseo/domain/vetting-verdict'
import { Badge } from '@anseo/ui/badge'
import { type Column, DataTable, PersonCell } from '@anseo/ui/data-table'
import { Link } from 'react-router'

/** A deadline presses from then on, in days. */
const PRESSING_DAYS = 7

interface CheckTableProps {
  checks: EndingCheckOnWire[]
  now: Date
  selectedId: string | undefined
  /** The address with that check's detail. */
  linkTo: (id: string) => string
}

/** The documents that expire, each with its vendor, its date and its consequence; a row opens it beside the list. */
export function CheckTable({ checks, now, selectedId, linkTo }: CheckTableProps) {
  const columns: Column<EndingCheckOnWire>[] = [
    {
      key: 'vendor',
      head: 'Vendor',
      lead: true,
      renderCell: ({ _id, vendor: { name, image, speciality, city } }) => (
        <PersonCell
          label={name}
          picture={image}
          below={`${specialityLabel(speciality)}, ${city}`}
          name={
            <Link className="record-link" to={linkTo(_id)}>
              {name}
            </Link>
          }
        />
      ),
    },
    { key: 'kind', head: 'Document', renderCell: ({ kind }) => CHECK_NAMES[kind] },
    { key: 'expires', head: 'Expires', renderCell: (check) => <Expiry check={check} now={now} /> },
    {
      key: 'bookings',
      head: 'Bookings after that',
      figure: true,
      named: true,
      renderCell: ({ bookingsAfter }) => (bookingsAfter === 0 ? 'None' : bookingsAfter),
    },
  ]
  return (
    <DataTable
      rowsOpen
      caption="Expiring documents"
      columns={columns}
      rows={checks}
      rowKey={({ _id }) => _id}
      selected={selectedId ?? null}
    />
  )
}

function Expiry({ check: { expiresAt, warned, hasNewPaper }, now }: { check: EndingCheckOnWire; now: Date }) {
  const lastDay = lastValidDay(new Date(expiresAt))
  const days = daysBetween(dublinDate(now), lastDay)
  const day = formatDay(lastDay)
  return (
    <span className="grid justify-items-start gap-1">
      {days < 0 && <Badge tone="cancelled">{`Expired ${day}`}</Badge>}
      {days >= 0 && days <= PRESSING_DAYS && <Badge tone="pending">{`${inDays(days)}, ${day}`}</Badge>}
      {days > PRESSING_DAYS && <span>{`${inDays(days)}, ${day}`}</span>}
      <small className="muted">
        {hasNewPaper ? <b>New document to review</b> : warned ? 'Vendor told' : 'Vendor not told yet'}
      </small>
    </span>
  )
}

const inDays = (days: number) => (days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : `In ${days} days`)
