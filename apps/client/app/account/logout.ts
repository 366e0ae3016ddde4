// implements: §2.28
import { logOut as endSession } from '@anseo/site-kit/log-out'
import { useNavigate } from 'react-router'
import { session, SESSION_KEY } from '../session/session.ts'

let leaving = false

/** True from a logout until the home page is shown: a private page must not ask for a login in between. */
export const isLeaving = (): boolean => leaving

/** Logs out, and stays on the page. */
export const logOut = (): void => endSession(SESSION_KEY, '/api/user/logout', session)

/** Logs out and goes to the home page (§2). */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    leaving = true
    logOut()
    await navigate('/')
    leaving = false
  }
}
