import { CardSkeleton } from '@anseo/ui/card-skeleton'
import type { Column } from '@anseo/ui/data-table'
import { EmptyState } from '@anseo/ui/empty-state'
import { LoadFailure } from '@anseo/ui/load-failure'
import { LoadingNote } from '@anseo/ui/loading-note'
import { countText, Pager } from '@anseo/ui/pager'
import magnifierPicture from '@anseo/ui/assets/pictures/magnifier.webp?no-inline'
import { Link } from 'react-router'
import { type ListActions, ListTable } from '../../listing/list-table.tsx'
import { TAB_LABELS } from '../../navigation/pages.ts'
import { exportMoney } from '../../queries/money.ts'
import { euroText } from './money-texts.ts'
import { useMoneySearch } from './use-money-search.ts'

interface MoneyListProps<Row extends { _id: string }> {
  list: 'payments' | 'refunds' | 'disputes' | 'payouts'
  columns: Column<Row>[]
  /** Names a row for its box. */
  nameOf: (row: Row) => string
  actions?: ListActions<Row>
  found: {
    data:
      | { rows: Row[]; sum: number | null; total: number; more?: true; page: number; pageSize: number }
      | undefined
    isError: boolean
    isFetching: boolean
    refetch: () => unknown
  }
}

/** Shows a page of one of the lists, the sum of all hits, and the states to filter by. */
export function MoneyList<Row extends { _id: string }>(props: MoneyListProps<Row>) {
  const { list, columns, nameOf, actions, found } = props
  const { id, query, linkTo } = useMoneySearch()
  const { data, isError, isFetching, refetch } = found
  const name = TAB_LABELS[list]
  if (!data && isError) {
    return (
      <LoadFailure title={`We couldn't load the ${name.toLowerCase()}`} query={{ isFetching, refetch }} />
    )
  }
  if (!data) {
    return (
      <>
        <LoadingNote text={`Loading ${name.toLowerCase()}...`} />
        <CardSkeleton count={5} height={54} />
      </>
    )
  }
  if (data.total === 0) {
    return (
      <EmptyState title={`No ${name.toLowerCase()} found`} picture={magnifierPicture}>
        No entries in this period.
      </EmptyState>
    )
  }
  return (
    <>
      <ListTable
        caption={name}
        columns={columns}
        rows={data.rows}
        nameOf={nameOf}
        order={query.order ?? 'newest'}
        linkTo={({ order }) => linkTo({ order, page: 1, id: '' })}
        download={{ call: `GET /api/admin/${list}.csv`, load: (ids) => exportMoney(list, query, ids) }}
        {...(actions && { actions })}
        opened={id}
      />
      <p className="money-sum num">
        {countText(data.total, data.more)} {data.total === 1 ? 'row' : 'rows'}
        {data.sum !== null && (
          <>
            , together <b>{euroText(data.sum)}</b>
          </>
        )}
      </p>
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
