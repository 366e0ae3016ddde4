import LogoutQuestion from '@anseo/ui/logout-question'
import { useLogout } from '../account/logout.ts'

/** Asks for confirmation, then logs out. Its code loads when it is first asked. */
export default function Logout({ onStay }: { onStay: () => void }) {
  const logOut = useLogout()
  const leave = () => {
    onStay()
    void logOut()
  }
  return <LogoutQuestion open onStay={onStay} onLogout={leave} />
}
