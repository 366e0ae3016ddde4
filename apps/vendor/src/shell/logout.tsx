import { clearTab } from '@anseo/api-client/tab-storage'
import LogoutQuestion from '@anseo/ui/logout-question'
import { useNavigate } from 'react-router'
import { api, session } from '../site.ts'

/** Prefix of drafts that forms store in this tab; deleted at logout. */
const STORAGE_PREFIX = 'anseo.pro.'

/** Asks for confirmation, then ends the session in this tab and on the server. */
export function Logout({ open, onStay }: { open: boolean; onStay: () => void }) {
  const navigate = useNavigate()
  const leave = async () => {
    // The session in this tab also ends if the server cannot be reached.
    const serverLogout = api('POST /api/pro/logout').catch(() => undefined)
    await navigate('/login', { replace: true })
    session.end()
    clearTab(STORAGE_PREFIX)
    await serverLogout
  }
  return <LogoutQuestion open={open} onStay={onStay} onLogout={() => void leave()} />
}
