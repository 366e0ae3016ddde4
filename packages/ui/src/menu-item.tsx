import type { ReactNode } from 'react'
import { CountBadge } from './count-badge.tsx'
import { Linked } from './linked.tsx'
import type { LinkElement } from './linked.tsx'

export type MenuEntry = {
  key: string
  label: string
  icon?: ReactNode
  count?: number
  danger?: boolean
  /** A link or a callback. */
  link?: LinkElement
  onSelect?: () => void
}

type MenuItemProps = {
  entry: MenuEntry
  /** Called first once the entry is chosen. */
  onDone: () => void
  className?: string
  role?: 'menuitem'
  tabIndex?: -1
}

/** An entry of a menu, as a link or a button. */
export function MenuItem({ entry, onDone, ...rest }: MenuItemProps) {
  const content = (
    <>
      {entry.icon}
      {entry.label}
      {entry.count ? <CountBadge count={entry.count} label="unread" /> : null}
    </>
  )
  if (entry.link)
    return (
      <Linked link={entry.link} onClick={onDone} {...rest}>
        {content}
      </Linked>
    )
  const choose = () => {
    onDone()
    entry.onSelect?.()
  }
  return (
    <button type="button" onClick={choose} {...rest}>
      {content}
    </button>
  )
}
