import { LoadingNote } from '@anseo/ui/loading-note'
import { Skeleton } from '@anseo/ui/skeleton'

const ROWS = [62, 48, 56, 44]

/** Placeholders for receipts. */
export function ReceiptsWaiting() {
  return (
    <>
      <LoadingNote text="Loading receipts..." />
      <div className="card receipt-list">
        {ROWS.map((width) => (
          <div key={width} className="waiting">
            <Skeleton width={`${width}%`} height={18} />
            <Skeleton width="9rem" height={14} />
          </div>
        ))}
      </div>
    </>
  )
}
