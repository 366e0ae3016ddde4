import { loginPath } from '@anseo/api-client/return-path'
import { useOwnDrafts } from '@anseo/site-kit/drafts'
import { useToken } from '@anseo/site-kit/use-token'
import { Navigate, Outlet, useLocation } from 'react-router'
import { LoadFailure } from '@anseo/ui/load-failure'
import { useProfileQuery } from '../queries/profile.ts'
import { session, site } from '../site.ts'
import { Frame } from './frame.tsx'
import { Live } from './live.tsx'
import { PageSkeleton } from './page-skeleton.tsx'

/** The pages that need a login: a visitor goes to the login page and comes back after it (A7). */
export function VendorPages() {
  const token = useToken(session)
  const { pathname, search } = useLocation()
  return token ? <SignedIn key={token} /> : <Navigate to={loginPath(pathname + search)} replace />
}

function SignedIn() {
  const { data: vendor, isError, isFetching, refetch } = useProfileQuery()
  useOwnDrafts(site, vendor?._id ?? null)
  if (isError && !vendor) {
    return (
      <main id="main" tabIndex={-1} className="wrap page">
        <LoadFailure title="We couldn't load your account" query={{ isFetching, refetch }} />
      </main>
    )
  }
  if (!vendor) return <PageSkeleton />
  return (
    <Live>
      <Frame vendor={vendor}>
        <Outlet context={vendor} />
      </Frame>
    </Live>
  )
}
