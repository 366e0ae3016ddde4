import type { EndingCheckOnWire } from '@anseo/contract/vetting'
import { daysBetween } from '@anseo/domain/calendar-date'
import { counted } from '@anseo/domain/counted'
import { dublinDate } from '@anseo/domain/dublin-time'
import { euroText } from '@anseo/domain/money'
import { formatDay } from '@anseo/domain/slot-date'
import { CHECK_NAMES } from '@anseo/domain/vetting-checks'
import { lastValidDay } from '@anseo/domain/vetting-verdict'
import { Badge } from '@anseo/ui/badge'
import { type Column, PersonCell } from '@anseo/ui/data-table'
import { Link } from 'react-router'
import { ListTable } from '../../listing/list-table.tsx'
import type { CheckSearch } from '../../queries/vetting.ts'
import { specialityLabel } from '../../specialities.ts'
import { remindedText } from './check-texts.ts'
import { RemindChosen } from './remind-chosen.tsx'

/** A deadline is shown as urgent from this many days before it. */
const PRESSING_DAYS = 7

interface CheckTableProps {
  checks: EndingCheckOnWire[]
  now: Date
  selectedId: string | undefined
  query: CheckSearch
  /** The address with that check's detail. */
  linkToCheck: (id: string) => string
  linkTo: (change: { order: string }) => string
}

/** The documents that expire, each with its vendor, its date and its consequence; a row opens it beside the list. */
export function CheckTable({ checks, now, selectedId, query, linkToCheck, linkTo }: CheckTableProps) {
  const columns: Column<EndingCheckOnWire>[] = [
    {
      key: 'vendor',
      head: 'Vendor',
      lead: true,
      orders: { up: 'name', down: 'name-desc' },
      renderCell: ({ _id, vendor: { name, image, speciality, city } }) => (
        <PersonCell
          label={name}
          picture={image}
          below={`${specialityLabel(speciality)}, ${city}`}
          name={
            <Link className="record-link" to={linkToCheck(_id)}>
              {name}
            </Link>
          }
        />
      ),
    },
    {
      key: 'kind',
      head: 'Document',
      orders: { up: 'kind', down: 'kind-desc' },
      renderCell: ({ kind }) => CHECK_NAMES[kind],
    },
    {
      key: 'expires',
      head: 'Expires',
      orders: { up: 'soonest', down: 'latest' },
      renderCell: (check) => <Expiry check={check} now={now} />,
    },
    {
      key: 'bookings',
      head: 'Bookings after that',
      named: true,
      renderCell: ({ bookingsAfter, amountAfter }) =>
        bookingsAfter === 0 ? (
          'None'
        ) : (
          <span className="grid num">
            <span>{counted(bookingsAfter, 'booking')}</span>
            <span>{euroText(amountAfter)}</span>
          </span>
        ),
    },
  ]
  return (
    <ListTable
      caption="Expiring documents"
      columns={columns}
      rows={checks}
      nameOf={({ kind, vendor }) => `${CHECK_NAMES[kind]}, ${vendor.name}`}
      order={query.order}
      linkTo={linkTo}
      download={{ call: 'GET /api/admin/checks.csv', query }}
      actions={{
        call: 'POST /api/admin/checks/:id/remind',
        render: (chosen, done) => <RemindChosen checks={chosen} onDone={done} />,
      }}
      opened={selectedId ?? null}
    />
  )
}

function Expiry({ check, now }: { check: EndingCheckOnWire; now: Date }) {
  const { expiresAt, documentEndsAt, timesWarned, hasNewDocument } = check
  const lastDay = lastValidDay(new Date(expiresAt))
  const days = daysBetween(dublinDate(now), lastDay)
  const day = formatDay(lastDay)
  return (
    <span className="grid justify-items-start gap-1">
      {days < 0 && <Badge tone="overdue">{`Expired ${day}`}</Badge>}
      {days >= 0 && days <= PRESSING_DAYS && <Badge tone="due">{`${inDays(days)}, ${day}`}</Badge>}
      {days > PRESSING_DAYS && <span>{`${inDays(days)}, ${day}`}</span>}
      {documentEndsAt && <span className="text-sm">{extendedText(documentEndsAt)}</span>}
      <span className="muted text-sm">
        {hasNewDocument ? <b>New document to review</b> : remindedText(timesWarned)}
      </span>
    </span>
  )
}

const extendedText = (documentEndsAt: string) =>
  `Extended, document ends ${formatDay(lastValidDay(new Date(documentEndsAt)))}`

const inDays = (days: number) => (days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : `In ${days} days`)
