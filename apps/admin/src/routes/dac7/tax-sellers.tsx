import type { Dac7SellerOnWire } from '@anseo/contract/dac7'
import { dublinDate } from '@anseo/domain/dublin-time'
import { euroText } from '@anseo/domain/money'
import { formatDay } from '@anseo/domain/slot-date'
import { Badge } from '@anseo/ui/badge'
import type { Column } from '@anseo/ui/data-table'
import { Tabs } from '@anseo/ui/tabs'
import { Link } from 'react-router'
import { ExportButton } from '../../listing/export-button.tsx'
import { ListTable } from '../../listing/list-table.tsx'
import { OrderSelect } from '../../listing/order-select.tsx'
import { ShowMore } from '../../listing/show-more.tsx'
import { PageLink } from '../../navigation/page-link.tsx'
import { type SellerSearch, useDac7Sellers } from '../../queries/dac7.ts'

interface TaxSellersProps {
  year: number
  search: SellerSearch
  linkTo: (change: { sellers: 'all' | 'missing' } | { order: string }) => string
  onSort: (order: string) => void
}

export const ORDERS = { name: 'Name, A to Z', 'name-desc': 'Name, Z to A' } as const

const dayOf = (at: string) => formatDay(dublinDate(new Date(at)))

/** Lists the sellers of a year with what they earned, and whether their details are complete. */
export function TaxSellers({ year, search, linkTo, onSort }: TaxSellersProps) {
  const { missing, order } = search
  const sellers = useDac7Sellers(year, search)
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="sellers-title">
      <h2 id="sellers-title" className="text-[1.1875rem]">
        Sellers
      </h2>
      <Tabs
        label="Sellers"
        active={missing ? 'missing' : 'all'}
        tabs={[
          {
            key: 'all',
            label: 'All',
            link: <Link to={linkTo({ sellers: 'all' })} replace preventScrollReset />,
          },
          {
            key: 'missing',
            label: 'Details missing',
            link: <Link to={linkTo({ sellers: 'missing' })} replace preventScrollReset />,
          },
        ]}
      />
      <div className="record-filters">
        <OrderSelect order={order} orders={ORDERS} onChange={onSort} />
        <ExportButton call="GET /api/admin/dac7/:year/sellers.csv" params={{ year }} query={search} />
      </div>
      <ShowMore
        name="sellers"
        empty={missing ? 'No details are missing.' : 'No seller earned anything in this year.'}
        found={sellers}
        rowsIn={(rows) => rows}
      >
        {(rows) => (
          <ListTable
            caption={`Sellers of ${year}`}
            columns={COLUMNS}
            rows={[...rows]}
            nameOf={({ name }) => name}
            order={order}
            linkTo={linkTo}
            download={{
              call: 'GET /api/admin/dac7/:year/sellers.csv',
              params: { year },
              query: search,
            }}
          />
        )}
      </ShowMore>
    </section>
  )
}

type Row = Dac7SellerOnWire & { _id: string }

const COLUMNS: Column<Row>[] = [
  {
    key: 'name',
    head: 'Seller',
    lead: true,
    orders: { up: 'name', down: 'name-desc' },
    renderCell: ({ vendorId, name }) => (
      <PageLink className="record-link" to={`/people/vendors/${vendorId}`}>
        {name}
      </PageLink>
    ),
  },
  {
    key: 'paid',
    head: 'Paid',
    figure: true,
    renderCell: ({ consideration }) => <span className="whitespace-nowrap">{euroText(consideration)}</span>,
  },
  { key: 'fees', head: 'Our fees', named: true, renderCell: ({ fees }) => euroText(fees) },
  { key: 'count', head: 'Appointments', named: true, renderCell: ({ activities }) => activities },
  {
    key: 'tin',
    head: 'Tax number',
    named: true,
    renderCell: ({ tin, kind }) => tin ?? (kind ? 'None' : '–'),
  },
  { key: 'state', head: 'Details', renderCell: (seller) => <DetailsState seller={seller} /> },
]

function DetailsState({ seller: { askedAt, heldAt, givenAt } }: { seller: Dac7SellerOnWire }) {
  if (givenAt) return `Given ${dayOf(givenAt)}`
  if (heldAt) return <Badge tone="overdue">{`Payouts on hold since ${dayOf(heldAt)}`}</Badge>
  return askedAt ? <Badge tone="due">{`Asked ${dayOf(askedAt)}`}</Badge> : 'Not asked yet'
}
