// implements: §2.104, §6.8
import { loginPath } from '@anseo/api-client/return-path'
import { Button } from '@anseo/ui/button'
import { EmptyState } from '@anseo/ui/empty-state'
import lockPicture from '@anseo/ui/assets/pictures/lock.webp?no-inline'
import { Link, useLocation } from 'react-router'

/** Asks a visitor to log in instead of showing a chat; the login leads back to it (§2 Chat, A7). */
export function LoginPrompt() {
  const { pathname, search } = useLocation()
  return (
    <div className="wrap narrow page">
      <h1 className="sr-only">Messages</h1>
      <EmptyState
        title="Please login to access messages."
        picture={lockPicture}
        action={
          <Button asChild>
            <Link to={loginPath(pathname + search)}>Login</Link>
          </Button>
        }
      />
    </div>
  )
}
