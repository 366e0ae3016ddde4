import { logOut } from '@anseo/site-kit/log-out'
import LogoutQuestion from '@anseo/ui/logout-question'
import { useNavigate } from 'react-router'
import { session, site } from '../site.ts'

/** Asks for confirmation, then ends the session in this browser and on the server. */
export function Logout({ open, onStay }: { open: boolean; onStay: () => void }) {
  const navigate = useNavigate()
  const leave = async () => {
    await navigate('/login', { replace: true })
    logOut(site, '/api/admin/logout', session)
  }
  return <LogoutQuestion open={open} onStay={onStay} onLogout={() => void leave()} />
}
