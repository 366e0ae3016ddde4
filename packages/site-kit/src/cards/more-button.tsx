import { Button, type ButtonProps } from '@anseo/ui/button'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { loadMore } from '../load-more.ts'

interface MoreButtonProps<Data> extends Pick<ButtonProps, 'size' | 'full' | 'className'> {
  list: UseInfiniteQueryResult<Data>
  /** Returns the number of entries on screen. */
  countOf: (data: Data) => number
  label?: string
}

/** Adds the next page of a list; absent once the last page is shown. A toast says why a page could not be loaded. */
export function MoreButton<Data>({ list, countOf, label = 'Show more', ...look }: MoreButtonProps<Data>) {
  if (!list.hasNextPage) return null
  return (
    <Button tone="sec" busy={list.isFetchingNextPage} onClick={() => void loadMore(list, countOf)} {...look}>
      {label}
    </Button>
  )
}
