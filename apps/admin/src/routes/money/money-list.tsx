import { euroText } from '@anseo/domain/money'
import type { Column } from '@anseo/ui/data-table'
import { countText } from '@anseo/ui/pager'
import { type ListActions, ListTable } from '../../listing/list-table.tsx'
import { PagedResults } from '../../listing/paged-results.tsx'
import { TAB_LABELS } from '../../navigation/pages.ts'
import type { ListFile } from '../../listing/export-button.tsx'
import { useMoneySearch } from './use-money-search.ts'

interface MoneyListProps<Row extends { _id: string }> {
  list: 'payments' | 'refunds' | 'disputes' | 'payouts'
  columns: Column<Row>[]
  /** Returns the name of a row, for its checkbox. */
  nameOf: (row: Row) => string
  actions?: ListActions<Row>
  found: {
    data:
      | { rows: Row[]; sum: number | null; total: number; more?: true; page: number; pageSize: number }
      | undefined
    isError: boolean
    error: unknown
    isFetching: boolean
    refetch: () => unknown
  }
}

/** Shows a page of one of the lists, the sum of all hits, and the states to filter by. */
export function MoneyList<Row extends { _id: string }>(props: MoneyListProps<Row>) {
  const { list, columns, nameOf, actions, found } = props
  const { id, query, linkTo } = useMoneySearch()
  return (
    <PagedResults
      name={TAB_LABELS[list]}
      found={found}
      empty="No entries in this period."
      linkToPage={(page) => linkTo({ id: '' }, page)}
    >
      {({ rows, sum, total, more }) => (
        <>
          <ListTable
            caption={TAB_LABELS[list]}
            columns={columns}
            rows={rows}
            nameOf={nameOf}
            order={query.order}
            linkTo={({ order }) => linkTo({ order, id: '' }, 1)}
            download={{ call: `GET /api/admin/${list}.csv`, query } as ListFile}
            {...(actions && { actions })}
            opened={id}
          />
          <p className="money-sum num">
            {countText(total, more)} {total === 1 ? 'row' : 'rows'}
            {sum !== null && (
              <>
                , together <b>{euroText(sum)}</b>
                {list === 'payments' && ' received'}
              </>
            )}
          </p>
        </>
      )}
    </PagedResults>
  )
}
