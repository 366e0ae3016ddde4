import { loginPath } from '@anseo/api-client/return-path'
import type { Account } from '@anseo/ui/account-menu'
import { SiteNav } from '@anseo/ui/site-nav'
import { CalendarDays, LogOut, MessageCircle, User } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useSettings } from '../root.tsx'
import { useLogout } from '../session/logout.ts'
import { useProfile } from '../session/profile.tsx'
import { useUnread } from '../session/unread.tsx'

const LogoutQuestion = lazy(() => import('@anseo/ui/logout-question'))

const ENTRIES = [
  { label: 'Home', to: '/' },
  { label: 'All Vendors', to: '/vendors' },
  { label: 'About', to: '/about' },
  { label: 'Contact', to: '/contact' },
]

/** The navigation of every page: entries, and either the login button or the bell and the account. */
export function SiteHeader() {
  const { brand } = useSettings()
  const { pathname, search } = useLocation()
  const logout = useLogout()
  const { profile } = useProfile()
  const { unread } = useUnread()
  const [asking, setAsking] = useState(false)
  const account = useAccount(() => setAsking(true))
  const signedIn = account !== null
  const leave = () => {
    setAsking(false)
    void logout()
  }
  return (
    <>
      <SiteNav
        brand={brand.name}
        path={pathname}
        home={<Link to="/" />}
        entries={ENTRIES.map(({ label, to }) => ({
          label,
          link: <Link to={to} />,
          current: to === '/' ? pathname === '/' : pathname.startsWith(to),
        }))}
        vendorLogin={{ label: 'Vendor Login', link: <a href="/pro/" /> }}
        {...(profile.state === 'visitor' && {
          login: {
            label: 'Login',
            link: <Link to={loginTarget(pathname + search)} />,
          },
        })}
        {...(signedIn && {
          notifications: { link: <Link to="/notifications" />, unread: unread.notices },
        })}
        account={account}
      />
      {asking && (
        <Suspense>
          <LogoutQuestion open onStay={() => setAsking(false)} onLogout={leave} />
        </Suspense>
      )}
    </>
  )
}

/** From the home page login leads to the profile, as specified; from elsewhere back to where one was (A7). */
const loginTarget = (from: string) => (from === '/' ? '/login' : loginPath(from))

function useAccount(onLogout: () => void): Account | null {
  const { profile } = useProfile()
  const { unread, set } = useUnread()
  const inMessages = useLocation().pathname.startsWith('/messages')
  useEffect(() => {
    if (inMessages && unread.messages > 0) set({ messages: 0 })
  }, [inMessages, set, unread.messages])
  if (profile.state !== 'client') return null
  return {
    name: profile.user.name,
    role: 'Client',
    picture: profile.user.image,
    entries: [
      {
        key: 'profile',
        label: 'My Profile',
        icon: <User aria-hidden="true" />,
        link: <Link to="/my-profile" />,
      },
      {
        key: 'appointments',
        label: 'My Appointments',
        icon: <CalendarDays aria-hidden="true" />,
        link: <Link to="/my-appointment" />,
      },
      {
        key: 'messages',
        label: 'My Messages',
        icon: <MessageCircle aria-hidden="true" />,
        count: unread.messages,
        link: <Link to="/messages" />,
      },
      {
        key: 'logout',
        label: 'Logout',
        icon: <LogOut aria-hidden="true" />,
        danger: true,
        onSelect: onLogout,
      },
    ],
  }
}
