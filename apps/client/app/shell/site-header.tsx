// implements: §2.23-2.26
import { loginPath } from '@anseo/api-client/return-path'
import { useCode } from '@anseo/site-kit/use-code'
import { SiteNav } from '@anseo/ui/site-nav'
import { ThemeSwitch } from '@anseo/ui/theme-switch'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useSettings } from '../root.tsx'
import { useProfile } from '../account/profile.tsx'
import { useUnread } from '../account/unread.tsx'

const Logout = lazy(() => import('./logout.tsx'))
const loadAccount = () => import('./account.tsx')

const ENTRIES = [
  { label: 'Home', to: '/' },
  { label: 'All Vendors', to: '/vendors' },
  { label: 'About', to: '/about' },
  { label: 'Contact', to: '/contact' },
]

/** The navigation of every page: its entries, and either the login button or the bell and the account menu. */
export function SiteHeader() {
  const { brand, vendorUrl } = useSettings()
  const { pathname, search } = useLocation()
  const { profile } = useProfile()
  const { unread } = useUnread()
  const [asking, setAsking] = useState(false)
  const account = useAccount(() => setAsking(true))
  return (
    <>
      <SiteNav
        brand={brand.name}
        path={pathname}
        home={<Link viewTransition to="/" />}
        entries={ENTRIES.map(({ label, to }) => ({
          label,
          link: <Link viewTransition to={to} />,
          current: to === '/' ? pathname === '/' : pathname.startsWith(to),
        }))}
        vendorLogin={{ label: 'Vendor Login', link: <a href={vendorUrl} /> }}
        {...(profile.state === 'visitor' && {
          login: {
            label: 'Login',
            link: <Link to={loginTarget(pathname + search)} />,
          },
        })}
        {...(profile.state === 'client' && {
          notifications: { link: <Link to="/notifications" />, unread: unread.notices },
        })}
        account={account?.account ?? null}
        accountMenu={account?.menu}
        favourites={account?.favourites}
      />
      {asking && (
        <Suspense>
          <Logout onStay={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The login on the home page leads to the profile, as specified; elsewhere it leads back to the page (A7). */
const loginTarget = (from: string) => (from === '/' ? '/login' : loginPath(from))

/** Returns the logged-in client's menu and the component for it; null for visitors and until its code has loaded. */
function useAccount(onLogout: () => void) {
  const { profile, user } = useProfile()
  const { unread, set } = useUnread()
  const { pathname } = useLocation()
  const signedIn = user !== null || profile.state === 'failed'
  const code = useCode(signedIn, loadAccount)
  const inMessages = pathname.startsWith('/messages')
  useEffect(() => {
    if (inMessages && unread.messages > 0) set({ messages: 0 })
  }, [inMessages, set, unread.messages])
  if (!signedIn || !code) return null
  const account = code.accountOf({ user, unreadMessages: unread.messages, onLogout })
  return {
    account,
    menu: <code.AccountMenu account={account} foot={<ThemeSwitch />} />,
    favourites: user && code.favouritesLink,
  }
}
