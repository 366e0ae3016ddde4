import { Button } from '@anseo/ui/button'
import { CardSkeleton } from '@anseo/ui/card-skeleton'
import { EmptyState } from '@anseo/ui/empty-state'
import { LoadingNote } from '@anseo/ui/loading-note'
import magnifierPicture from '@anseo/ui/assets/pictures/magnifier.webp?no-inline'
import { Link } from 'react-router'
import { useAppointments } from '../../queries/appointments.ts'
import { useFavourites } from '../../queries/favourites.ts'
import { ownPageMeta } from '../../shell/own-page-meta.ts'
import { PagedList } from '../../shell/paged-list.tsx'
import { RequireClient } from '../../shell/require-client.tsx'
import { FavouriteCard } from './favourite-card.tsx'
import { lastCompleted } from './last-completed.ts'
import { WaitlistEntries } from './waitlist-entries.tsx'
import RecentlyViewed from '../../vendors/recently-viewed.tsx'
import './favourites.css'

export const meta = ownPageMeta('Favourites')

/** `/favourites`: the vendors that the client has saved, and those last viewed on this device (C5 of growth). */
export default function Favourites() {
  return (
    <div className="wrap page grid gap-5">
      <h1>Favourites</h1>
      <RequireClient waiting={<Waiting />}>
        <WaitlistEntries />
        <OwnFavourites />
        <RecentlyViewed />
      </RequireClient>
    </div>
  )
}

function OwnFavourites() {
  const favourites = useFavourites()
  const { loaded } = useAppointments()
  return (
    <PagedList
      query={favourites}
      waiting={<Waiting />}
      failed="We couldn't load your favourites"
      empty={<NoFavourites />}
    >
      {(rows) => (
        <ul className="favourite-list">
          {rows.map(({ vendor, savedAt }) => (
            <li key={vendor._id}>
              <FavouriteCard
                vendor={vendor}
                savedAt={new Date(savedAt)}
                last={lastCompleted(vendor._id, loaded?.appointments ?? [])}
              />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}

const Waiting = () => (
  <>
    <LoadingNote text="Loading favourites..." />
    <CardSkeleton height={190} />
  </>
)

const NoFavourites = () => (
  <EmptyState
    title="No favourites yet"
    picture={magnifierPicture}
    action={
      <Button asChild>
        <Link to="/vendors">Browse Vendors</Link>
      </Button>
    }
  >
    Tap the heart of a vendor to find them here again.
  </EmptyState>
)
