import { OfflineNotice } from '@anseo/ui/offline-notice'
import { Toasts } from '@anseo/ui/toasts'
import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigationType } from 'react-router'
import { LiveProvider } from '../session/live.tsx'
import { ProfileProvider } from '../session/profile.tsx'
import { UnreadProvider } from '../session/unread.tsx'
import { scrollToTop } from './scroll-to-top.ts'

/** What every page of the client site lives in: who is signed in, the offline banner and the toasts. */
export default function SiteLayout() {
  useScrollToTop()
  return (
    <ProfileProvider>
      <UnreadProvider>
        <LiveProvider>
          <a className="skip-link" href="#main">
            Skip to content
          </a>
          <OfflineNotice />
          <Outlet />
          <Toasts />
        </LiveProvider>
      </UnreadProvider>
    </ProfileProvider>
  )
}

/** Every route change scrolls to the top, except back and forward, where the browser restores its place. */
function useScrollToTop() {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (type !== 'POP') scrollToTop()
  }, [pathname, type])
}
