import { Menu } from 'lucide-react'
import { CountBadge } from './count-badge.tsx'
import type { RailEntry } from './ink-rail.tsx'
import { Linked } from './linked.tsx'

type TabBarProps = {
  entries: RailEntry[]
  /** Opens the menu of the pages that have no tab. */
  onMore: () => void
  /** True when a page without a tab is shown. */
  moreIsCurrent: boolean
}

/** The vendor site's tabs at the foot of the screen, below 1024 px. */
export function TabBar({ entries, onMore, moreIsCurrent }: TabBarProps) {
  return (
    <nav className="tab-bar" aria-label="Main">
      {entries.map(({ label, icon, link, current, count = 0 }) => (
        <Linked key={label} link={link} {...(current ? { 'aria-current': 'page' as const } : {})}>
          {icon}
          {label}
          <CountBadge count={count} />
        </Linked>
      ))}
      <button type="button" aria-haspopup="dialog" data-current={moreIsCurrent || undefined} onClick={onMore}>
        <Menu aria-hidden="true" />
        More
      </button>
    </nav>
  )
}
