// implements: §6.7, §8.5
import { loginPath } from '@anseo/api-client/return-path'
import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isLeaving } from '../account/logout.ts'
import { useToken } from '../account/profile.tsx'
import { LiveQueries } from '../queries/live-queries.tsx'

/** Shows a private page to a logged-in client; a visitor goes to the login page and returns after it (A7). */
export function RequireClient({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const token = useToken()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    if (token === null && !isLeaving()) void navigate(loginPath(pathname + search + hash), { replace: true })
  }, [token, navigate, pathname, search, hash])
  return token ? <LiveQueries>{children}</LiveQueries> : waiting
}
