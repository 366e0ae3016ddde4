import { MoreButton } from '@anseo/site-kit/cards/more-button'
import { EmptyState } from '@anseo/ui/empty-state'
import { Unloaded } from '@anseo/ui/unloaded'
import magnifierPicture from '@anseo/ui/assets/pictures/magnifier.webp?no-inline'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

interface ShowMoreProps<Row, Data> {
  /** Name of the listed things, such as 'complaints'. */
  name: string
  /** Sentence for an empty result. */
  empty: string
  found: UseInfiniteQueryResult<Data>
  rowsIn: (data: Data) => readonly Row[]
  children: (rows: readonly Row[]) => ReactNode
}

/** Shows a list with a button that adds the next page; while there is no data, why. */
export function ShowMore<Row, Data>({ name, empty, found, rowsIn, children }: ShowMoreProps<Row, Data>) {
  if (!found.data) return <Unloaded what={`the ${name}`} query={found} count={4} height={54} />
  const rows = rowsIn(found.data)
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
      <MoreButton list={found} countOf={(data) => rowsIn(data).length} full />
    </>
  )
}
