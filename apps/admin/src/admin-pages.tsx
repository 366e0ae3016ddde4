import { loginPath } from '@anseo/api-client/return-path'
import { useToken } from '@anseo/site-kit/use-token'
import { Navigate, Outlet, useLocation } from 'react-router'
import { session } from './site.ts'
import { SecurityCards } from './routes/security/security.tsx'
import { useOwnSecondFactor } from './queries/second-factor.ts'
import { Frame } from './shell/frame.tsx'

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

/** Routes of the pages, or the set-up that an admin must finish before any of them opens, its recovery codes included. */
function Admitted() {
  const secondFactor = useOwnSecondFactor()
  const { state, recoveryCodes } = secondFactor
  return state?.owed || recoveryCodes ? <SecurityCards secondFactor={secondFactor} /> : <Outlet />
}
