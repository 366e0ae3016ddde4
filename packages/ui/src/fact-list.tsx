import type { ReactNode } from 'react'

/** Short facts with icons in a wrapping row: experience, place, completed. */
export function FactList({ items }: { items: { icon: ReactNode; text: string }[] }) {
  return (
    <ul className="fact-list">
      {items.map((item) => (
        <li key={item.text} className="num">
          {item.icon}
          {item.text}
        </li>
      ))}
    </ul>
  )
}
