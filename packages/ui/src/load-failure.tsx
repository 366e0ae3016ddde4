import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import plugPicture from './assets/pictures/plug.webp?no-inline'

/** The part of a failed query of TanStack Query that a retry needs. */
export interface FailedQuery {
  isFetching: boolean
  refetch: () => unknown
}

type LoadFailureProps = {
  title: string
  /** The advice to the reader, unless it is to check the connection. */
  children?: ReactNode
} & ({ query: FailedQuery } | { onRetry: () => void; busy?: boolean })

/** Shows that loading failed, with a retry. */
export function LoadFailure({ title, children, ...rest }: LoadFailureProps) {
  const { onRetry, busy } =
    'query' in rest ? { onRetry: () => void rest.query.refetch(), busy: rest.query.isFetching } : rest
  return (
    <EmptyState
      title={title}
      picture={plugPicture}
      action={
        <Button busy={busy ?? false} onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      {children ?? 'Check your connection and try again.'}
    </EmptyState>
  )
}
