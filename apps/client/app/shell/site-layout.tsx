import { OfflineNotice } from '@anseo/ui/offline-notice'
import { Toasts } from '@anseo/ui/toasts'
import { Outlet } from 'react-router'
import { LiveProvider } from '../session/live.tsx'
import { ProfileProvider, useToken } from '../session/profile.tsx'
import { useLoginOnRefusal } from '../session/refused-token.ts'
import { UnreadProvider } from '../session/unread.tsx'
import { useCode } from '../session/use-code.ts'
import { PageAnnouncement } from './page-announcement.tsx'
import { useScrollPlace } from './use-scroll-place.ts'

const loadTerms = () => import('../session/changed-terms.tsx')
const loadClosing = () => import('../session/closing-account.tsx')

/** What every page of the client site lives in: who is signed in, the offline banner and the toasts. */
export default function SiteLayout() {
  useScrollPlace()
  useLoginOnRefusal()
  const signedIn = Boolean(useToken())
  const terms = useCode(signedIn, loadTerms)
  const closing = useCode(signedIn, loadClosing)
  return (
    <ProfileProvider>
      <UnreadProvider>
        <LiveProvider>
          <a className="skip-link" href="#main">
            Skip to content
          </a>
          <PageAnnouncement />
          <OfflineNotice />
          {terms && <terms.ChangedTerms />}
          {closing && signedIn && <closing.ClosingAccount />}
          <Outlet />
          <Toasts />
        </LiveProvider>
      </UnreadProvider>
    </ProfileProvider>
  )
}
