import { loginPath } from '@anseo/api-client/return-path'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

let goToLogin = () => {}

/** Told when the server has refused the token, after the session has ended. */
export const handleRefusedToken = (): void => goToLogin()

/** Whose token was refused goes to the login page, from every page (§8), and after it back to where they were (A7). */
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
