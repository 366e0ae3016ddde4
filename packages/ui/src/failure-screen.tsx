import { Button } from './button.tsx'
import { NowhereDoor } from './nowhere-door.tsx'
import plugPicture from './assets/pictures/plug.webp?no-inline'

/** The specified screen for a page that failed (§2 App shell). */
export function FailureScreen({ onRetry }: { onRetry: () => void }) {
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
      We couldn&apos;t show this page. Your data is safe.
    </NowhereDoor>
  )
}
