import { CircleCheck, Clock } from 'lucide-react'

export type Check = { label: string; done: boolean }

/** Lists checks as done or open. */
export function CheckList({ items }: { items: Check[] }) {
  return (
    <ul className="check-list">
      {items.map(({ label, done }) => (
        <li key={label} className={done ? 'done' : 'waiting'}>
          {done ? <CircleCheck role="img" aria-label="Done" /> : <Clock role="img" aria-label="Waiting" />}
          {label}
        </li>
      ))}
    </ul>
  )
}
