import { bookingErrorText } from '@anseo/api-client/error-texts'
import { showMore } from '@anseo/site-kit/show-more'
import { Button } from '@anseo/ui/button'
import { LoadFailure } from '@anseo/ui/load-failure'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLoadFailure } from '../queries/use-load-failure.ts'

interface PagedListProps<Row> {
  query: UseInfiniteQueryResult<Row[]>
  waiting: ReactNode
  /** The heading when the first page failed to load. */
  failed: string
  /** Shown in place of the list when it has no rows. */
  empty: ReactNode
  children: (rows: Row[]) => ReactNode
}

/** A list that loads page by page: waiting, failed with a way to try again, empty, or its rows with a button for older ones. */
export function PagedList<Row>({ query, waiting, failed, empty, children }: PagedListProps<Row>) {
  const failure = useLoadFailure(query)
  const { data: rows, isFetching, refetch, hasNextPage } = query
  if (!rows) {
    if (!failure) return waiting
    return (
      <LoadFailure title={failed} query={{ isFetching, refetch }}>
        {bookingErrorText(failure)}
      </LoadFailure>
    )
  }
  if (rows.length === 0) return empty
  return (
    <>
      {children(rows)}
      {failure && <p role="alert">{bookingErrorText(failure)}</p>}
      {hasNextPage && (
        <div className="text-center">
          <Button tone="sec" busy={isFetching} onClick={() => void showMore(query, (shown) => shown.length)}>
            Show older
          </Button>
        </div>
      )}
    </>
  )
}
