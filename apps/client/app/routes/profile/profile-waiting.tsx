import { LoadingNote } from '@anseo/ui/loading-note'
import { Skeleton } from '@anseo/ui/skeleton'

const ROWS = 8

/** The two cards of the profile while it loads. */
export function ProfileWaiting() {
  return (
    <>
      <div className="profile" aria-hidden="true">
        <div className="card pad profile-photo">
          <Skeleton className="arch" />
          <Skeleton height={22} width="9rem" />
        </div>
        <div className="card pad grid gap-6">
          {Array.from({ length: ROWS }, (_, row) => (
            <Skeleton key={row} height={18} width={row % 2 ? '46%' : '62%'} />
          ))}
        </div>
      </div>
      <LoadingNote text="Loading your profile..." />
    </>
  )
}
