import { LoadingNote } from '@anseo/ui/loading-note'
import { Skeleton } from '@anseo/ui/skeleton'

/** A placeholder for a receipt. */
export function ReceiptWaiting() {
  return (
    <>
      <LoadingNote text="Loading receipt..." />
      <div className="card pad receipt-view for-paper">
        <Skeleton width="60%" height={34} />
        <Skeleton width="40%" height={18} />
        <Skeleton width="100%" height={140} />
        <Skeleton width="100%" height={130} />
      </div>
    </>
  )
}
