// implements: §2.25
import type { ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'
import { Avatar } from './avatar.tsx'
import { Menu } from './menu.tsx'
import type { MenuEntry } from './menu-item.tsx'

export type Account = {
  name: string
  /** 'Client', 'Vendor' or 'Administrator'. */
  role: string
  picture?: string | null
  entries: MenuEntry[]
}

/** The avatar with the name that opens the account's menu. */
export function AccountMenu({ account, foot }: { account: Account; foot?: ReactNode }) {
  return (
    <Menu
      entries={account.entries}
      head={
        <>
          <b>{account.name}</b>
          <small>{account.role}</small>
        </>
      }
      foot={foot}
      renderTrigger={(button) => (
        <button {...button} className="account-button">
          <Avatar name={account.name} src={account.picture} size={36} />
          <span>{account.name}</span>
          <ChevronDown aria-hidden="true" />
        </button>
      )}
    />
  )
}
