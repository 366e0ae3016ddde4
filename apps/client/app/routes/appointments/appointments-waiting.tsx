import { CardSkeleton } from '@anseo/ui/card-skeleton'
import { LoadingNote } from '@anseo/ui/loading-note'
import { Skeleton } from '@anseo/ui/skeleton'

/** Placeholders for the appointments page while it loads. */
export function AppointmentsWaiting() {
  return (
    <>
      <LoadingNote text="Loading appointments..." />
      <div className="stats" aria-hidden="true">
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} height={106} className="rounded-lg" />
        ))}
      </div>
      <CardSkeleton height={104} />
    </>
  )
}
