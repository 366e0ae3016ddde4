import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import plugPicture from './assets/pictures/plug.webp?no-inline'

type LoadFailureProps = { title: string; children: ReactNode; onRetry: () => void; busy?: boolean }

/** Shows that loading failed, with a retry. */
export function LoadFailure({ title, children, onRetry, busy }: LoadFailureProps) {
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
      {children}
    </EmptyState>
  )
}
