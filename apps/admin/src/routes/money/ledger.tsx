import type { MovementOnWire } from '@anseo/contract/ledger'
import { EmptyState } from '@anseo/ui/empty-state'
import { Pager } from '@anseo/ui/pager'
import { Unloaded } from '@anseo/ui/unloaded'
import magnifierPicture from '@anseo/ui/assets/pictures/magnifier.webp?no-inline'
import { Link } from 'react-router'
import { useMovements } from '../../queries/money.ts'
import { BooksNote } from './books-note.tsx'
import { LedgerFoot } from './ledger-foot.tsx'
import { LedgerMovement } from './ledger-movement.tsx'
import { useMoneySearch } from './use-money-search.ts'

/** Shows the ledger by movements: debits flush, credits indented, their sums below. */
export function Ledger() {
  const { query, linkTo } = useMoneySearch()
  const { data, isError, isFetching, refetch } = useMovements(query)
  if (!data)
    return <Unloaded what="the ledger" query={{ isError, isFetching, refetch }} count={5} height={54} />
  return (
    <>
      <BooksNote books={data.books} />
      {data.total === 0 ? (
        <EmptyState title="No entries found" picture={magnifierPicture}>
          No entries in this period.
        </EmptyState>
      ) : (
        <div className="card overflow-clip">
          <table className="plain-table ledger">
            <caption className="sr-only">Ledger</caption>
            <thead>
              <tr>
                {['Time', 'Movement', 'Account'].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
                {['Debit', 'Credit'].map((head) => (
                  <th key={head} scope="col" className="figure">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            {data.movements.map((movement: MovementOnWire) => (
              <LedgerMovement key={movement._id} movement={movement} />
            ))}
            <LedgerFoot debit={data.debit} credit={data.credit} total={data.total} more={data.more} />
          </table>
        </div>
      )}
      <Pager
        page={data.page}
        pageSize={data.pageSize}
        total={data.total}
        more={data.more}
        renderLink={(page) => <Link to={linkTo({ page, id: '' })} />}
      />
    </>
  )
}
