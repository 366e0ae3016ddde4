import type { ReactNode } from 'react'
import { LogOut } from 'lucide-react'
import { Avatar } from './avatar.tsx'
import { IconButton } from './icon-button.tsx'
import { Logo } from './logo.tsx'
import { type RailEntry, RailLinks } from './rail-links.tsx'

type InkRailProps = {
  brand: string
  /** 'Pro' or 'Admin'. */
  site: string
  entries: RailEntry[]
  person: { name: string; what: string; picture?: string | null }
  /** Links to terms and statements, at the bottom. */
  legal?: ReactNode
  onLogout: () => void
}

/** The dark rail of the vendor and the admin site, from 1024 px. */
export function InkRail({ brand, site, entries, person, legal, onLogout }: InkRailProps) {
  return (
    <aside className="rail">
      <div className="mark">
        <Logo name={brand.toLowerCase()} />
        <span className="role">{site}</span>
      </div>
      <nav aria-label="Main">
        <RailLinks entries={entries} />
      </nav>
      <div className="who">
        <Avatar name={person.name} src={person.picture} size={38} />
        <div>
          <b>{person.name}</b>
          <small>{person.what}</small>
        </div>
        <IconButton label="Logout" icon={<LogOut aria-hidden="true" />} onClick={onLogout} />
      </div>
      {legal && <footer className="legal-links">{legal}</footer>}
    </aside>
  )
}

/** Rail left, the page right with its top bar (and, below 1024 px, its tab bar). */
export function Shell({ rail, children }: { rail: ReactNode; children: ReactNode }) {
  return (
    <div className="shell">
      {rail}
      <div className="shell-main">{children}</div>
    </div>
  )
}

interface TopBarProps {
  brand: string
  title: string
  /** Bell and menu. Below 1024 px they are next to the logo, and the controls next to the title below. */
  ends?: ReactNode
  children?: ReactNode
}

/** Title left, controls right; below 1024 px with the logo in front. */
export function TopBar({ brand, title, ends, children }: TopBarProps) {
  if (ends) {
    return (
      <header className="topbar with-ends">
        <span className="lg:hidden">
          <Logo name={brand.toLowerCase()} />
        </span>
        <div className="heading">
          <h1>{title}</h1>
          {children}
        </div>
        <div className="ends">{ends}</div>
      </header>
    )
  }
  return (
    <header className="topbar">
      <span className="lg:hidden">
        <Logo name={brand.toLowerCase()} />
      </span>
      <h1 className="max-lg:hidden">{title}</h1>
      <span className="spring" />
      {children}
      <h1 className="w-full lg:hidden">{title}</h1>
    </header>
  )
}
