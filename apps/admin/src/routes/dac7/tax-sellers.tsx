import type { Dac7SellerOnWire } from '@anseo/contract/dac7'
import { dublinDate } from '@anseo/domain/dublin-time'
import { euroToCents, formatEuro } from '@anseo/domain/money'
import { formatDay } from '@anseo/domain/slot-date'
import { Badge } from '@anseo/ui/badge'
import { Button } from '@anseo/ui/button'
import { type Column, DataTable } from '@anseo/ui/data-table'
import { Tabs } from '@anseo/ui/tabs'
import { Unloaded } from '@anseo/ui/unloaded'
import { Link } from 'react-router'
import { useDac7Sellers } from '../../queries/dac7.ts'

interface TaxSellersProps {
  year: number
  isMissing: boolean
  linkTo: (sellers: 'all' | 'missing') => string
}

const euro = (amount: number) => formatEuro(euroToCents(amount))
const dayOf = (at: string) => formatDay(dublinDate(new Date(at)))

/** The sellers of a year with what they earned, and how far their details are. */
export function TaxSellers({ year, isMissing, linkTo }: TaxSellersProps) {
  const sellers = useDac7Sellers(year, isMissing)
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = sellers
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="sellers-title">
      <h2 id="sellers-title" className="text-[1.1875rem]">
        Sellers
      </h2>
      <Tabs
        label="Sellers"
        active={isMissing ? 'missing' : 'all'}
        tabs={[
          { key: 'all', label: 'All', link: <Link to={linkTo('all')} replace preventScrollReset /> },
          {
            key: 'missing',
            label: 'Details missing',
            link: <Link to={linkTo('missing')} replace preventScrollReset />,
          },
        ]}
      />
      {!data && <Unloaded what="the sellers" query={{ isError, isFetching, refetch }} count={4} />}
      {data?.length === 0 && (
        <p className="muted">
          {isMissing ? 'No details are missing.' : 'No seller earned anything in this year.'}
        </p>
      )}
      {data && data.length > 0 && (
        <DataTable
          rowsOpen
          caption={`Sellers of ${year}`}
          columns={COLUMNS}
          rows={data}
          rowKey={({ vendorId }) => vendorId}
        />
      )}
      {hasNextPage && (
        <Button tone="sec" full busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </section>
  )
}

const COLUMNS: Column<Dac7SellerOnWire>[] = [
  {
    key: 'name',
    head: 'Seller',
    lead: true,
    renderCell: ({ vendorId, name }) => (
      <Link className="record-link" to={`/people/vendors/${vendorId}`}>
        {name}
      </Link>
    ),
  },
  {
    key: 'paid',
    head: 'Paid',
    figure: true,
    renderCell: ({ consideration }) => <span className="whitespace-nowrap">{euro(consideration)}</span>,
  },
  { key: 'fees', head: 'Our fees', named: true, renderCell: ({ fees }) => euro(fees) },
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
