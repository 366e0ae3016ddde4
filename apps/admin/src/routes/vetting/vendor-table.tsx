import { counted } from '@anseo/domain/counted'
import type { VettedVendorOnWire } from '@anseo/contract/administration'
import { euroText } from '@anseo/domain/money'
import { relativeTime } from '@anseo/domain/relative-time'
import { type Column, PersonCell } from '@anseo/ui/data-table'
import { Link } from 'react-router'
import { specialityLabel } from '../../specialities.ts'
import { ListTable } from '../../listing/list-table.tsx'
import { MessageButton } from '../../messages/message-button.tsx'
import type { VendorSearch } from '../../queries/vendors.ts'
import { VettingBadge } from './vetting-badge.tsx'

export interface VendorTableProps {
  vendors: VettedVendorOnWire[]
  now: Date
  selectedId: string
  search: VendorSearch
  /** The address with that vendor's detail. */
  linkToVendor: (id: string) => string
  linkTo: (change: { order: string }) => string
}

/** The vendors of a page as a table, from 1024 px. */
export function VendorTable({ vendors, now, selectedId, search, linkToVendor, linkTo }: VendorTableProps) {
  const columns: Column<VettedVendorOnWire>[] = [
    {
      key: 'vendor',
      head: 'Vendor',
      lead: true,
      orders: { up: 'name', down: 'name-desc' },
      renderCell: ({ _id, name, email, image }) => (
        <PersonCell
          label={name}
          picture={image}
          below={email}
          name={
            <Link className="hover:underline" to={linkToVendor(_id)}>
              {name}
            </Link>
          }
        />
      ),
    },
    {
      key: 'speciality',
      head: 'Speciality',
      renderCell: ({ speciality, city }) => (
        <span>
          {specialityLabel(speciality)}
          <small className="muted block text-[.8438rem]">{city}</small>
        </span>
      ),
    },
    {
      key: 'fees',
      head: 'Per hour',
      figure: true,
      renderCell: ({ fees }) => euroText(fees),
    },
    {
      key: 'applied',
      head: 'Applied',
      orders: { up: 'oldest', down: 'newest', downFirst: true },
      renderCell: ({ appliedAt }) => (
        <span className="muted whitespace-nowrap">{relativeTime(appliedAt, now)}</span>
      ),
    },
    {
      key: 'state',
      head: 'State',
      renderCell: (vendor) => <VettingBadge vendor={vendor} />,
    },
  ]
  return (
    <ListTable
      caption="Vendors"
      columns={columns}
      rows={vendors}
      nameOf={({ name }) => name}
      order={search.order}
      linkTo={linkTo}
      download={{ call: 'GET /api/admin/vendors.csv', query: search }}
      actions={{
        call: 'POST /api/admin/people/messages',
        render: (chosen, done) => (
          <MessageButton
            to={counted(chosen.length, 'vendor')}
            people={chosen.map(({ _id }) => _id)}
            onSent={done}
          />
        ),
      }}
      opened={selectedId}
    />
  )
}
