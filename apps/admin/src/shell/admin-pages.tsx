import { loginPath } from '@anseo/api-client/return-path'
import { useToken } from '@anseo/api-client/use-token'
import { Navigate, Outlet, useLocation } from 'react-router'
import { session } from '../site.ts'
import { Frame } from './frame.tsx'

/** The pages that need a login: a visitor goes to the login page and comes back after it (A7). */
export function AdminPages() {
  const token = useToken(session)
  const { pathname, search } = useLocation()
  if (!token) return <Navigate to={loginPath(pathname + search)} replace />
  return (
    <Frame key={token}>
      <Outlet />
    </Frame>
  )
}
