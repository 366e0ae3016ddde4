import type { ContactOnWire } from '@anseo/contract/contacts'
import { dublinDate } from '@anseo/domain/dublin-time'
import { formatMoment } from '@anseo/domain/moment-text'
import { euroText } from '@anseo/domain/money'
import { formatFullDate } from '@anseo/domain/near-day'
import { type Column, DataTable, PersonCell } from '@anseo/ui/data-table'
import { Link } from 'react-router'
import { ClientMark } from './client-mark.tsx'

/** The clients of a page; a row opens the record. */
export const ClientTable = ({ clients, now }: { clients: ContactOnWire[]; now: Date }) => (
  <DataTable caption="Clients" columns={columnsAt(now)} rows={clients} rowKey={({ _id }) => _id} rowsOpen />
)

const dayOf = (at: string) => formatFullDate(dublinDate(new Date(at)))

const columnsAt = (now: Date): Column<ContactOnWire>[] => [
  {
    key: 'client',
    head: 'Client',
    lead: true,
    renderCell: ({ _id, name, image, tags }) => (
      <PersonCell
        label={name}
        picture={image}
        below={tags.join(', ')}
        name={
          <Link className="link" to={`/clients/${_id}`}>
            {name}
          </Link>
        }
      />
    ),
  },
  { key: 'mark', head: 'Mark', renderCell: (client) => <ClientMark client={client} now={now} /> },
  {
    key: 'last',
    head: 'Last visit',
    wide: true,
    renderCell: ({ lastVisit }) => (lastVisit === null ? 'None' : dayOf(lastVisit)),
  },
  { key: 'next', head: 'Next visit', renderCell: (client) => <NextVisit {...client} now={now} /> },
  { key: 'visits', head: 'Visits', wide: true, figure: true, renderCell: ({ visits }) => visits },
  {
    key: 'spent',
    head: 'Spent',
    wide: true,
    figure: true,
    renderCell: ({ spent }) => euroText(spent),
  },
]

/** The next visit, or what the client has asked for; on phones, which have no column for it, otherwise the last visit. */
function NextVisit({ nextVisit, requestedVisit, lastVisit, now }: ContactOnWire & { now: Date }) {
  if (nextVisit !== null) {
    return (
      <>
        <span className="lg:hidden">Next </span>
        {formatMoment(new Date(nextVisit), now)}
      </>
    )
  }
  if (requestedVisit !== null) return <>Requested {formatMoment(new Date(requestedVisit), now)}</>
  return (
    <>
      <span className="text-ink-2 lg:hidden">
        {lastVisit === null ? 'Nothing booked' : `Last ${dayOf(lastVisit)}, nothing booked`}
      </span>
      <span className="max-lg:hidden">None</span>
    </>
  )
}
