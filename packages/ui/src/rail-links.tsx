import type { ReactNode } from 'react'
import { CountBadge } from './count-badge.tsx'
import { Linked } from './linked.tsx'
import type { LinkElement } from './linked.tsx'

export type RailEntry = {
  label: string
  icon: ReactNode
  link: LinkElement
  current?: boolean
  count?: number
}

/** The pages of the vendor or the admin site as links, in its rail, its tabs or its menu. */
export const RailLinks = ({ entries, onFollow }: { entries: RailEntry[]; onFollow?: () => void }) =>
  entries.map(({ label, icon, link, current, count = 0 }) => (
    <Linked key={label} link={link} onClick={onFollow} {...(current && { 'aria-current': 'page' })}>
      {icon}
      {label}
      <CountBadge count={count} />
    </Linked>
  ))
