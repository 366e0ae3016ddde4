import { CardSkeleton } from '@anseo/ui/card-skeleton'
import { LoadingNote } from '@anseo/ui/loading-note'
import { Skeleton } from '@anseo/ui/skeleton'

/** The shape of a page while the account loads. */
export function PageSkeleton() {
  return (
    <main id="main" tabIndex={-1} className="wrap page grid gap-4">
      <LoadingNote text="Loading your day..." />
      <Skeleton height={36} width="12rem" />
      <CardSkeleton count={3} />
    </main>
  )
}
