import { Menu } from 'lucide-react'
import { type RailEntry, RailLinks } from './rail-links.tsx'

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
      <RailLinks entries={entries} />
      <button type="button" aria-haspopup="dialog" data-current={moreIsCurrent || undefined} onClick={onMore}>
        <Menu aria-hidden="true" />
        More
      </button>
    </nav>
  )
}
