import type { AccountRole, PersonOnWire } from '@anseo/contract/accounts-admin'
import { relativeTime } from '@anseo/domain/relative-time'
import { Badge } from '@anseo/ui/badge'
import { type Column, DataTable, PersonCell } from '@anseo/ui/data-table'
import { Link } from 'react-router'
import { specialityLabel } from '../../specialities.ts'
import { VETTING } from './account-texts.ts'

interface AccountsTableProps {
  role: AccountRole
  people: PersonOnWire[]
  now: Date
}

/** The people of one site. */
export function AccountsTable({ role, people, now }: AccountsTableProps) {
  const columns: Column<PersonOnWire>[] = [
    {
      key: 'person',
      head: 'Name',
      lead: true,
      renderCell: (person) => (
        <PersonCell
          label={person.name}
          picture={person.image}
          below={person.email}
          name={<PersonName person={person} />}
        />
      ),
    },
    ...(role === 'vendor' ? TRADE : []),
    ...(role === 'admin' ? [] : FIGURES),
    {
      key: 'since',
      head: 'Since',
      named: true,
      renderCell: ({ since }) => <span className="muted whitespace-nowrap">{relativeTime(since, now)}</span>,
    },
    {
      key: 'email',
      head: 'Email',
      named: true,
      renderCell: ({ emailVerified }) => (
        <span className="muted">{emailVerified ? 'Verified' : 'Not verified'}</span>
      ),
    },
  ]
  return <DataTable rowsOpen caption="People" columns={columns} rows={people} rowKey={({ _id }) => _id} />
}

function PersonName({ person: { _id, name, role } }: { person: PersonOnWire }) {
  if (role === 'admin') return name
  return (
    <Link className="record-link" to={`/people/${role}s/${_id}`}>
      {name}
    </Link>
  )
}

const TRADE: Column<PersonOnWire>[] = [
  {
    key: 'trade',
    head: 'Speciality',
    renderCell: ({ trade }) =>
      trade && (
        <span>
          {specialityLabel(trade.speciality)}
          <small className="muted block text-[.8438rem]">{trade.city}</small>
        </span>
      ),
  },
  {
    key: 'vetting',
    head: 'Vetting',
    renderCell: ({ trade }) =>
      trade && <Badge tone={VETTING[trade.vetting].tone}>{VETTING[trade.vetting].text}</Badge>,
  },
]

const FIGURES: Column<PersonOnWire>[] = [
  { key: 'bookings', head: 'Bookings', figure: true, named: true, renderCell: ({ bookings }) => bookings },
  {
    key: 'cancelled',
    head: 'Cancelled',
    figure: true,
    named: true,
    renderCell: ({ cancelled }) => cancelled,
  },
]
