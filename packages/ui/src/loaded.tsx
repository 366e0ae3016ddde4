import type { ComponentProps, ReactNode } from 'react'
import type { FailedQuery } from './load-failure.tsx'
import { Unloaded } from './unloaded.tsx'

type LoadedProps<Data> = Omit<ComponentProps<typeof Unloaded>, 'query' | 'children'> & {
  found: FailedQuery & { data: Data | undefined; isError: boolean }
  /** Shown while it loads, in place of skeletons of cards with a note; null for nothing. */
  waiting?: ReactNode
  /** Advice shown after a failure, in place of the default to check the connection. */
  advice?: string
  children: (data: Data) => ReactNode
}

/** Shows what a query has loaded; until then a placeholder, or a retry once loading has failed. */
export function Loaded<Data>({ found, waiting, advice, children, ...unloaded }: LoadedProps<Data>) {
  if (found.data !== undefined) return children(found.data)
  if (waiting !== undefined && !found.isError) return waiting
  return (
    <Unloaded {...unloaded} query={found}>
      {advice}
    </Unloaded>
  )
}
