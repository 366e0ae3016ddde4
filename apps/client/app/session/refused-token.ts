import { loginPath } from '@anseo/api-client/return-path'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

let goToLogin = () => {}

/** Called when the server has refused the token, after the session has ended. */
export const handleRefusedToken = (): void => goToLogin()

/** Sends a user whose token was refused to the login page, from every page (§8), and back after it (A7). */
export function useLoginOnRefusal(): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const go = useEffectEvent(() => {
    if (pathname !== '/login') void navigate(loginPath(pathname + search))
  })
  useEffect(() => {
    goToLogin = () => go()
    return () => {
      goToLogin = () => {}
    }
  }, [])
}
