import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import plugPicture from './assets/pictures/plug.webp?no-inline'

type LoadFailureProps = { title: string; children: ReactNode; onRetry: () => void; busy?: boolean }

/** In place of what did not load, with another try. */
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
