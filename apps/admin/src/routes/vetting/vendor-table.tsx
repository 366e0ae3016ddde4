import type { VettedVendorOnWire } from '@anseo/contract/administration'
import { euroToCents, formatEuro } from '@anseo/domain/money'
import { relativeTime } from '@anseo/domain/relative-time'
import { type Column, DataTable, PersonCell } from '@anseo/ui/data-table'
import { Link } from 'react-router'
import { specialityLabel } from '../../specialities.ts'
import { VettingBadge } from './vetting-badge.tsx'

export interface VendorTableProps {
  vendors: VettedVendorOnWire[]
  now: Date
  selectedId: string
  /** The address with that vendor's detail. */
  linkTo: (id: string) => string
}

/** The vendors of a page as a table, from 1024 px. */
export function VendorTable({ vendors, now, selectedId, linkTo }: VendorTableProps) {
  const columns: Column<VettedVendorOnWire>[] = [
    {
      key: 'vendor',
      head: 'Vendor',
      lead: true,
      renderCell: ({ _id, name, email, image }) => (
        <PersonCell
          label={name}
          picture={image}
          below={email}
          name={
            <Link className="hover:underline" to={linkTo(_id)}>
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
      renderCell: ({ fees }) => formatEuro(euroToCents(fees)),
    },
    {
      key: 'applied',
      head: 'Applied',
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
    <DataTable
      rowsOpen
      caption="Vendors"
      columns={columns}
      rows={vendors}
      rowKey={({ _id }) => _id}
      selected={selectedId}
    />
  )
}
