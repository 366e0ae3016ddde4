import type { ReactNode } from 'react'

export type TimelineEntry = {
  key: string
  time: string
  /** The name, or a link with it. */
  title: ReactNode
  detail?: string
  /** `past` is quiet, `now` tinted. */
  when?: 'past' | 'now'
  /** A badge or button. */
  aside?: ReactNode
}

/** The appointments of one day, in order. */
export function DayTimeline({ entries }: { entries: TimelineEntry[] }) {
  return (
    <ol className="day-timeline">
      {entries.map((entry) => (
        <li key={entry.key} className={entry.when}>
          <time>{entry.time}</time>
          <div>
            <b>{entry.title}</b>
            {entry.detail && <small>{entry.detail}</small>}
          </div>
          {entry.aside}
        </li>
      ))}
    </ol>
  )
}
