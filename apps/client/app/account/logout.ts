// implements: §2.28
import { useNavigate } from 'react-router'
import { session, SESSION_KEY } from '../session/session.ts'
import { clearDrafts } from './drafts.ts'

let leaving = false

/** True from a logout until the home page is shown: a private page must not ask for a login in between. */
export const isLeaving = (): boolean => leaving

/** Ends the session here at once, and on the server as soon as it answers, and deletes typed text. */
export function logOut(): void {
  const headers = { authorization: `Bearer ${session.token()}` }
  // The page may be closed before the server has answered.
  fetch('/api/user/logout', { method: 'POST', headers, keepalive: true }).catch(() => undefined)
  // Other tabs tell a logout by the empty token from a session that has ended, after which drafts are kept.
  localStorage.setItem(SESSION_KEY, '')
  session.end()
  clearDrafts()
}

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
