// implements: §2.23
import { Suspense, lazy, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { ArrowUpRight, Bell, Menu as MenuIcon } from 'lucide-react'
import type { Account } from './account-menu.tsx'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { Linked } from './linked.tsx'
import type { LinkElement } from './linked.tsx'
import { Logo } from './logo.tsx'

export type NavEntry = { label: string; link: LinkElement; current?: boolean }

export type SiteNavProps = {
  brand: string
  home: LinkElement
  entries: NavEntry[]
  /** 'Vendor Login'. */
  vendorLogin?: { label: string; link: LinkElement }
  /** 'Login', for guests. */
  login?: { label: string; link: LinkElement }
  /** The link to the favourites, for those logged in. */
  favourites?: ReactNode
  /** The bell, for those logged in. */
  notifications?: { link: LinkElement; unread: number }
  account?: Account | null
  /** The account's menu in the bar; the sheet lists its entries directly. */
  accountMenu?: ReactNode
  /** Changes with the page, and closes the phone menu. */
  path?: string
}

const NavSheet = lazy(() => import('./nav-sheet.tsx'))

/** The bar on top of the client site; below 64 rem the entries move into a sheet from the right. */
export function SiteNav(props: SiteNavProps) {
  const {
    brand,
    home,
    entries,
    vendorLogin,
    login,
    favourites,
    notifications,
    account,
    accountMenu,
    path = '',
  } = props
  const scrolled = useScrolled()
  const [used, setUsed] = useState(false)
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = openAt === path
  const openSheet = () => {
    setUsed(true)
    setOpenAt(path)
  }
  return (
    <header className={classNames('site-nav', scrolled && 'scrolled')}>
      <div className="wrap">
        <Linked link={home} aria-label={`${brand}, home`}>
          <Logo name={brand.toLowerCase()} />
        </Linked>
        <nav className="nav-links" aria-label="Main">
          {entries.map(({ label, link, current }) => (
            <Linked key={label} link={link} {...(current ? { 'aria-current': 'page' as const } : {})}>
              {label}
            </Linked>
          ))}
        </nav>
        <span className="spring" />
        {vendorLogin && (
          <Button
            asChild
            tone="ghost"
            size="sm"
            className="nav-wide"
            iconAfter={<ArrowUpRight aria-hidden="true" />}
          >
            <Linked link={vendorLogin.link}>{vendorLogin.label}</Linked>
          </Button>
        )}
        {favourites}
        {notifications && (
          <IconButton
            label={bellLabel(notifications.unread)}
            icon={<Bell aria-hidden="true" />}
            count={notifications.unread}
            link={notifications.link}
          />
        )}
        {accountMenu && <div className="nav-wide">{accountMenu}</div>}
        {!account && login && (
          <Button asChild size="sm">
            <Linked link={login.link}>{login.label}</Linked>
          </Button>
        )}
        <IconButton
          className="nav-narrow"
          label="Menu"
          icon={<MenuIcon aria-hidden="true" />}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={openSheet}
        />
      </div>
      {used && (
        <Suspense>
          <NavSheet {...props} open={open} onClose={() => setOpenAt(null)} />
        </Suspense>
      )}
    </header>
  )
}

function bellLabel(unread: number): string {
  return unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'
}

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const read = () => setScrolled(scrollY > 4)
    read()
    addEventListener('scroll', read, { passive: true })
    return () => removeEventListener('scroll', read)
  }, [])
  return scrolled
}
