import { IconButton } from '@anseo/ui/icon-button'
import { TopBar } from '@anseo/ui/ink-rail'
import { MenuSheet } from '@anseo/ui/menu-sheet'
import { Bell, Menu } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useUnreadNotices } from '../queries/notices.ts'
import { PaletteButton } from '../palette/palette-provider.tsx'
import { settings } from '../site.ts'
import { LegalLinks } from './legal-links.tsx'
import { Logout } from './logout.tsx'
import { useEntries } from './use-entries.tsx'

/** The bar above a page: its title, its controls and the bell, and below 1024 px the menu. */
export function PageTop({ title, children }: { title: string; children?: ReactNode }) {
  const [open, setOpen] = useState<'menu' | 'logout' | null>(null)
  const entries = useEntries()
  const { data: unread = 0 } = useUnreadNotices()
  const close = () => setOpen(null)
  return (
    <TopBar
      brand={settings.brand.name}
      title={title}
      ends={
        <>
          <PaletteButton />
          <IconButton
            label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
            icon={<Bell aria-hidden="true" />}
            count={unread}
            link={<Link to="/notifications" />}
          />
          <span className="lg:hidden">
            <IconButton label="Menu" icon={<Menu aria-hidden="true" />} onClick={() => setOpen('menu')} />
          </span>
        </>
      }
    >
      <title>{`${title} | ${settings.brand.name} Admin`}</title>
      {children}
      <MenuSheet
        title="Menu"
        open={open === 'menu'}
        onClose={close}
        entries={entries}
        legal={<LegalLinks />}
        onLogout={() => setOpen('logout')}
      />
      <Logout open={open === 'logout'} onStay={close} />
    </TopBar>
  )
}
