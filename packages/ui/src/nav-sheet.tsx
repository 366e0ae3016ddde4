// implements: §2.29
import { ArrowUpRight } from 'lucide-react'
import { Avatar } from './avatar.tsx'
import { Linked } from './linked.tsx'
import { MenuItem } from './menu-item.tsx'
import { SideSheet } from './side-sheet.tsx'
import type { SiteNavProps } from './site-nav.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

type NavSheetProps = SiteNavProps & { open: boolean; onClose: () => void }

/** The phone menu: the same entries in the same order as the bar. Loaded when first opened. */
export default function NavSheet({ open, onClose, entries, vendorLogin, login, account }: NavSheetProps) {
  return (
    <SideSheet open={open} onClose={onClose} title="Menu">
      <div className="sheet-links">
        {entries.map(({ label, link, current }) => (
          <Linked
            key={label}
            link={link}
            onClick={onClose}
            {...(current ? { 'aria-current': 'page' as const } : {})}
          >
            {label}
          </Linked>
        ))}
        {account && (
          <>
            <hr />
            <div className="flex items-center gap-3 px-3 py-1">
              <Avatar name={account.name} src={account.picture} size={40} />
              <div className="leading-snug">
                <b className="block">{account.name}</b>
                <span className="muted text-sm">{account.role}</span>
              </div>
            </div>
            {account.entries.map((entry) => (
              <MenuItem key={entry.key} entry={entry} onDone={onClose} />
            ))}
          </>
        )}
        <hr />
        {!account && login && (
          <Linked link={login.link} onClick={onClose}>
            {login.label}
          </Linked>
        )}
        {vendorLogin && (
          <Linked link={vendorLogin.link} onClick={onClose}>
            {vendorLogin.label}
            <ArrowUpRight aria-hidden="true" />
          </Linked>
        )}
      </div>
      <div className="mt-auto flex justify-center pt-6">
        <ThemeSwitch />
      </div>
    </SideSheet>
  )
}
