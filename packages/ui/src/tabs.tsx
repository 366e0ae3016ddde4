import { MAX_COUNTED_ROWS } from '@anseo/domain/limits'
import { Linked } from './linked.tsx'
import type { LinkElement } from './linked.tsx'
import { countText } from './pager.tsx'

export type Tab = { key: string; label: string; count?: number; link?: LinkElement }

type TabsProps = { label: string; tabs: Tab[]; active: string; onChange?: (key: string) => void }

/** Returns a count as text, such as '1,227'; '10,000+' where there are more than are counted. */
const figure = (count: number) => countText(Math.min(count, MAX_COUNTED_ROWS), count > MAX_COUNTED_ROWS)

/** Filters with counts; links when the tabs carry them, toggle buttons otherwise. */
export function Tabs({ label, tabs, active, onChange }: TabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => {
        const on = tab.key === active
        const content = (
          <>
            {tab.label}
            {tab.count !== undefined && <span className="q num">{figure(tab.count)}</span>}
          </>
        )
        return tab.link ? (
          <Linked key={tab.key} link={tab.link} aria-current={on ? 'page' : undefined}>
            {content}
          </Linked>
        ) : (
          <button key={tab.key} type="button" aria-pressed={on} onClick={() => onChange?.(tab.key)}>
            {content}
          </button>
        )
      })}
    </nav>
  )
}
