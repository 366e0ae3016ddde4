import { CountBadge } from './count-badge.tsx'
import type { RailEntry } from './ink-rail.tsx'
import { Linked } from './linked.tsx'

/** The vendor site's tabs at the foot of the screen, below 1024 px. */
export function TabBar({ entries }: { entries: RailEntry[] }) {
  return (
    <nav className="tab-bar" aria-label="Main">
      {entries.map(({ label, icon, link, current, count = 0 }) => (
        <Linked key={label} link={link} {...(current ? { 'aria-current': 'page' as const } : {})}>
          {icon}
          {label}
          <CountBadge count={count} />
        </Linked>
      ))}
    </nav>
  )
}
