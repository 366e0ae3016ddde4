// implements: §2.14, §2.15, §2.105
import { classNames } from '@anseo/ui/class-names'
import { useEffect } from 'react'
import { data, Outlet, useParams } from 'react-router'
import { useToken } from '../../account/profile.tsx'
import { RequireClient } from '../../shell/require-client.tsx'
import { session } from '../../session/session.ts'
import { useUnread } from '../../account/unread.tsx'
import { ErrorPage } from '../../shell/error-page.tsx'
import type { Route } from './+types/messages'
import { InboxPane } from './inbox-pane.tsx'
import { InboxWaiting } from './inbox-waiting.tsx'
import { LoginPrompt } from './login-prompt.tsx'
import { ownPageMeta } from '../../shell/own-page-meta.ts'

/** Chats are with vendors only: an address that names another role is not found. */
function refuseOtherRoles({ receiverRole }: { receiverRole?: string }) {
  if (receiverRole !== undefined && receiverRole !== 'vendor') throw data(null, { status: 404 })
  return null
}

/** Throws a 404 on the server if the address names a role other than vendor. */
export const loader = ({ params }: Route.LoaderArgs) => refuseOtherRoles(params)

/** Throws a 404 in the browser if the address names a role other than vendor. */
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => refuseOtherRoles(params)

export const meta = ownPageMeta('Messages')

/** The inbox, with the open chat next to it, or in its place on a phone (§2 Messages inbox, Chat). */
export default function Messages() {
  const { receiverId } = useParams()
  const token = useToken()
  const { refresh } = useUnread()
  useEffect(() => {
    // The badge stays at 0 while the client is here; afterwards it counts again.
    return () => void (session.token() !== null && refresh())
  }, [refresh])
  if (receiverId && token === null) return <LoginPrompt />
  return (
    <RequireClient waiting={<InboxWaiting inChat={receiverId !== undefined} />}>
      <div className={classNames('chat-app', receiverId && 'in-chat')}>
        {receiverId && <h1 className="sr-only lg:hidden">Messages</h1>}
        <InboxPane selected={receiverId} />
        <Outlet />
      </div>
    </RequireClient>
  )
}

/** Renders the error page inside the site's layout. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
