import { Linked } from './linked.tsx'
import type { LinkElement } from './linked.tsx'

export type Tab = { key: string; label: string; count?: number; link?: LinkElement }

type TabsProps = { label: string; tabs: Tab[]; active: string; onChange?: (key: string) => void }

/** Filters with counts; links when the tabs carry them, toggle buttons otherwise. */
export function Tabs({ label, tabs, active, onChange }: TabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => {
        const on = tab.key === active
        const content = (
          <>
            {tab.label}
            {tab.count !== undefined && <span className="q num">{tab.count}</span>}
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
