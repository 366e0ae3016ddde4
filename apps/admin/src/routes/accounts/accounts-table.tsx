import { counted } from '@anseo/domain/counted'
import type { AccountRole, PersonOnWire } from '@anseo/contract/accounts-admin'
import { relativeTime } from '@anseo/domain/relative-time'
import { Badge } from '@anseo/ui/badge'
import { type ListActions, ListTable } from '../../listing/list-table.tsx'
import { MessageButton } from '../../messages/message-button.tsx'
import type { AccountsQuery } from '../../queries/accounts.ts'
import { type Column, PersonCell } from '@anseo/ui/data-table'
import { PageLink } from '../../navigation/page-link.tsx'
import { specialityLabel } from '../../specialities.ts'
import { VETTING } from './account-texts.ts'

interface AccountsTableProps {
  role: AccountRole
  people: PersonOnWire[]
  now: Date
  query: AccountsQuery
  linkTo: (change: { order: string }) => string
}

/** The people of one site. */
export function AccountsTable({ role, people, now, query, linkTo }: AccountsTableProps) {
  const columns: Column<PersonOnWire>[] = [
    {
      key: 'person',
      head: 'Name',
      lead: true,
      orders: { up: 'name', down: 'name-desc' },
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
      orders: { up: 'oldest', down: 'newest', downFirst: true },
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
  return (
    <ListTable
      caption="People"
      columns={columns}
      rows={people}
      nameOf={({ name }) => name}
      order={query.order ?? 'newest'}
      linkTo={linkTo}
      download={{ call: 'GET /api/admin/people.csv', query }}
      {...(role !== 'admin' && { actions: WRITING })}
    />
  )
}

function PersonName({ person: { _id, name, role } }: { person: PersonOnWire }) {
  if (role === 'admin') return name
  return (
    <PageLink className="record-link" to={`/people/${role}s/${_id}`}>
      {name}
    </PageLink>
  )
}

const WRITING: ListActions<PersonOnWire> = {
  call: 'POST /api/admin/people/messages',
  render: (chosen, done) => (
    <MessageButton
      to={counted(chosen.length, 'person', 'people')}
      people={chosen.map(({ _id }) => _id)}
      onSent={done}
    />
  ),
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
