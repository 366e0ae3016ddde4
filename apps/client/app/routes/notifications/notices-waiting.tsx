import { LoadingNote } from '@anseo/ui/loading-note'
import { Skeleton } from '@anseo/ui/skeleton'

const ROWS = [82, 64, 74, 58]

/** Placeholders for notifications. */
export function NoticesWaiting() {
  return (
    <>
      <LoadingNote text="Loading notifications..." />
      <div className="card notification-list">
        {ROWS.map((width) => (
          <div key={width} className="notification">
            <Skeleton className="disc" />
            <Skeleton width="8rem" height={22} />
            <Skeleton width={`${width}%`} height={16} />
          </div>
        ))}
      </div>
    </>
  )
}
