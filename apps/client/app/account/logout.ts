// implements: §2.28
import { clearTab } from '@anseo/api-client/tab-storage'
import { useNavigate } from 'react-router'
import { api } from '../api/lazy-api.ts'
import { STORAGE_PREFIX } from '../session/storage-prefix.ts'
import { session } from '../session/session.ts'

let leaving = false

/** True from a logout until the home page is shown: a private page must not ask for a login in between. */
export const isLeaving = (): boolean => leaving

/** Ends the session here and on the server, and deletes typed text. */
export async function logOut(): Promise<void> {
  await api('POST /api/user/logout').catch(() => undefined)
  session.end()
  clearTab(STORAGE_PREFIX)
}

/** Logs out and goes to the home page (§2). */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    leaving = true
    await logOut()
    await navigate('/')
    leaving = false
  }
}
