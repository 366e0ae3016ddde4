import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { pictures } from './pictures.ts'

type LoadFailureProps = { title: string; children: ReactNode; onRetry: () => void; busy?: boolean }

/** In place of what did not load, with another try. */
export function LoadFailure({ title, children, onRetry, busy }: LoadFailureProps) {
  return (
    <EmptyState
      title={title}
      picture={pictures.plug}
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
