import { loginPath } from '@anseo/api-client/return-path'
import type { CallName } from '@anseo/contract/calls'
import { LoadFailure } from '@anseo/ui/load-failure'
import { useOwnDrafts } from '@anseo/site-kit/drafts'
import { useToken } from '@anseo/site-kit/use-token'
import { Navigate, Outlet, useLocation, useMatches } from 'react-router'
import { session, site } from './site.ts'
import { ACCOUNT_CALLS, SecurityCards } from './routes/security/security.tsx'
import { useSecondFactor } from '@anseo/site-kit/use-second-factor'
import { useMay, useProfile } from './queries/profile.ts'
import { Frame } from './shell/frame.tsx'
import { NoAccess } from './shell/no-access.tsx'
import { PageSkeleton } from './shell/page-skeleton.tsx'

/** The pages that need a login: a visitor goes to the login page and comes back after it (A7). */
export function AdminPages() {
  const token = useToken(session)
  const { pathname, search } = useLocation()
  if (!token) return <Navigate to={loginPath(pathname + search)} replace />
  return (
    <Frame key={token}>
      <Admitted />
    </Frame>
  )
}

/**
 * Routes of the pages, or the set-up that an admin must finish before any of them opens, its recovery codes included. A
 * page that the role may not see says so.
 */
function Admitted() {
  const secondFactor = useSecondFactor(ACCOUNT_CALLS)
  const { state, recoveryCodes } = secondFactor
  const { data: admin, isError, isFetching, refetch } = useProfile()
  useOwnDrafts(site, admin?._id ?? null)
  const may = useMay()
  const call = useMatches().at(-1)?.handle as CallName | undefined
  const { pathname } = useLocation()
  if (state?.owed || recoveryCodes) return <SecurityCards secondFactor={secondFactor} />
  if (!admin && isError) {
    return (
      <main id="main" tabIndex={-1}>
        <LoadFailure title="We couldn't load your account" query={{ isFetching, refetch }} />
      </main>
    )
  }
  if (!admin) return <PageSkeleton />
  if (call !== undefined && !may(call)) return <NoAccess role={admin.roleText.name} />
  // Another record gets a new page, so that no draft or dialog of the previous record is sent with its id.
  return <Outlet key={pathname} />
}
