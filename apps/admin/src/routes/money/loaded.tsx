import { LoadFailure } from '@anseo/ui/load-failure'
import { LoadingNote } from '@anseo/ui/loading-note'
import type { ReactNode } from 'react'

interface LoadedProps<Data> {
  found: { data: Data | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown }
  children: (data: Data) => ReactNode
}

/** Shows the data of a query once they are loaded; until then a loading note, or a retry after a failure. */
export function Loaded<Data>({ found, children }: LoadedProps<Data>) {
  const { data, isError, isFetching, refetch } = found
  if (data) return children(data)
  if (!isError) return <LoadingNote text="Loading..." />
  return (
    <LoadFailure title="We couldn't load this" query={{ isFetching, refetch }}>
      It may have been removed, or you may be offline.
    </LoadFailure>
  )
}
