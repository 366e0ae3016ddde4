import { OfflineNotice } from '@anseo/ui/offline-notice'
import { PageAnnouncement } from '@anseo/ui/page-announcement'
import { Toasts } from '@anseo/ui/toasts'
import { Outlet, useLocation, useMatches } from 'react-router'
import { ACCOUNT_STRIPS } from '../account/account-strips.ts'
import { LiveProvider } from '../account/live.tsx'
import { ProfileProvider } from '../account/profile.tsx'
import { useLoginOnRefusal } from '../session/refused-token.ts'
import { UnreadProvider } from '../account/unread.tsx'
import { useScrollPlace } from './use-scroll-place.ts'
import { WaitingOutlet } from './waiting-outlet.tsx'

/** Wraps every page of the client site: the user's profile, the offline banner and the toasts. */
export default function SiteLayout() {
  const { pathname } = useLocation()
  useScrollPlace()
  useLoginOnRefusal()
  // On pages with navigation the loading note is shown below it, by their own layout.
  const isFramed = useMatches().some(({ id }) => id === 'shell/page-layout')
  return (
    <ProfileProvider>
      <UnreadProvider>
        <LiveProvider>
          <a className="skip-link" href="#main">
            Skip to content
          </a>
          <PageAnnouncement path={pathname} />
          <OfflineNotice />
          <div id={ACCOUNT_STRIPS} />
          {isFramed ? <Outlet /> : <WaitingOutlet />}
          <Toasts />
        </LiveProvider>
      </UnreadProvider>
    </ProfileProvider>
  )
}
