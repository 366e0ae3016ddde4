import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { type RailEntry, RailLinks } from './rail-links.tsx'
import { SideSheet } from './side-sheet.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

type MenuSheetProps = {
  title: string
  open: boolean
  onClose: () => void
  entries: RailEntry[]
  /** Links to terms and statements, at the bottom. */
  legal?: ReactNode
  onLogout: () => void
}

/** The pages of the vendor or the admin site that a phone has no room for, with theme and logout. */
export function MenuSheet({ title, open, onClose, entries, legal, onLogout }: MenuSheetProps) {
  return (
    <SideSheet open={open} onClose={onClose} title={title}>
      <nav className="sheet-links" aria-label={title}>
        <RailLinks entries={entries} onFollow={onClose} />
      </nav>
      <div className="mt-auto grid justify-items-center gap-4 pt-6">
        <ThemeSwitch />
        <Button tone="sec" full icon={<LogOut aria-hidden="true" />} onClick={onLogout}>
          Logout
        </Button>
        {legal && <footer className="legal-links">{legal}</footer>}
      </div>
    </SideSheet>
  )
}
