import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { NowhereDoor } from './nowhere-door.tsx'
import plugPicture from './assets/pictures/plug.webp?no-inline'

type FailureScreenProps = {
  onRetry: () => void
  /** The sentence below the title, where the usual one does not fit. */
  children?: ReactNode
}

/** The specified screen for a page that failed (§2 App shell). */
export function FailureScreen({
  onRetry,
  children = "We couldn't show this page. Your data is safe.",
}: FailureScreenProps) {
  return (
    <NowhereDoor
      title="Oops! Something went wrong"
      picture={plugPicture}
      actions={
        <>
          <Button onClick={() => location.reload()}>Refresh Page</Button>
          <Button tone="sec" onClick={onRetry}>
            Try Again
          </Button>
        </>
      }
    >
      {children}
    </NowhereDoor>
  )
}
