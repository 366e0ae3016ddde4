import { Button } from '@anseo/ui/button'
import { EmptyState } from '@anseo/ui/empty-state'
import { Unloaded } from '@anseo/ui/unloaded'
import magnifierPicture from '@anseo/ui/assets/pictures/magnifier.webp?no-inline'
import type { ReactNode } from 'react'
import { loadMore } from './load-more.ts'

interface ShowMoreProps<Row> {
  /** Name of the listed things, such as 'complaints'. */
  name: string
  /** Sentence for an empty result. */
  empty: string
  rows: readonly Row[] | undefined
  found: {
    isError: boolean
    isFetching: boolean
    refetch: () => unknown
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => Promise<{ error: unknown }>
  }
  children: (rows: readonly Row[]) => ReactNode
}

/** Shows a list with a button that adds the next page; while there is no data, why. */
export function ShowMore<Row>({ name, empty, rows, found, children }: ShowMoreProps<Row>) {
  if (!rows) return <Unloaded what={`the ${name}`} query={found} count={4} height={54} />
  if (rows.length === 0) {
    return (
      <EmptyState title={`No ${name}`} picture={magnifierPicture}>
        {empty}
      </EmptyState>
    )
  }
  return (
    <>
      {children(rows)}
      {found.hasNextPage && (
        <Button tone="sec" full busy={found.isFetchingNextPage} onClick={() => void loadMore(found)}>
          Show more
        </Button>
      )}
    </>
  )
}
