import { PagedResults } from '../../listing/paged-results.tsx'
import { useMovements } from '../../queries/money.ts'
import { BooksNote } from './books-note.tsx'
import { LedgerFoot } from './ledger-foot.tsx'
import { LedgerMovement } from './ledger-movement.tsx'
import { useMoneySearch } from './use-money-search.ts'

/** Shows the ledger by movements: debits flush, credits indented, their sums below. */
export function Ledger() {
  const { query, linkTo } = useMoneySearch()
  const found = useMovements(query)
  return (
    <>
      {found.data && <BooksNote books={found.data.books} />}
      <PagedResults
        name="Entries"
        found={found}
        empty="No entries in this period."
        linkToPage={(page) => linkTo({ id: '' }, page)}
      >
        {({ movements, debit, credit, total, more }) => (
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
              {movements.map((movement) => (
                <LedgerMovement key={movement._id} movement={movement} />
              ))}
              <LedgerFoot debit={debit} credit={credit} total={total} more={more} />
            </table>
          </div>
        )}
      </PagedResults>
    </>
  )
}
