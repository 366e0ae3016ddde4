import { Button } from '@anseo/ui/button'
import { IconButton } from '@anseo/ui/icon-button'
import { TopBar } from '@anseo/ui/ink-rail'
import { SideSheet } from '@anseo/ui/side-sheet'
import { ThemeSwitch } from '@anseo/ui/theme-switch'
import { LogOut, Menu, ShieldCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { settings } from '../site.ts'
import { Logout } from './logout.tsx'

/** The bar above a page: its title and controls, and below 1024 px the menu. */
export function PageTop({ title, children }: { title: string; children?: ReactNode }) {
  const [open, setOpen] = useState<'menu' | 'logout' | null>(null)
  const close = () => setOpen(null)
  return (
    <TopBar brand={settings.brand.name} title={title}>
      <title>{`${title} | ${settings.brand.name} Admin`}</title>
      {children}
      <span className="lg:hidden">
        <IconButton label="Menu" icon={<Menu aria-hidden="true" />} onClick={() => setOpen('menu')} />
      </span>
      <SideSheet open={open === 'menu'} onClose={close} title="Menu">
        <div className="sheet-links">
          <Link to="/" aria-current="page" onClick={close}>
            <ShieldCheck aria-hidden="true" />
            Vetting
          </Link>
        </div>
        <div className="mt-auto grid justify-items-center gap-4 pt-6">
          <ThemeSwitch />
          <Button tone="sec" full icon={<LogOut aria-hidden="true" />} onClick={() => setOpen('logout')}>
            Logout
          </Button>
        </div>
      </SideSheet>
      <Logout open={open === 'logout'} onStay={close} />
    </TopBar>
  )
}
