import { Children } from 'react'
import type { ReactNode } from 'react'

type StatTileProps = {
  figure: number
  label: string
  icon: ReactNode
  selected: boolean
  onClick: () => void
}

/** A figure that filters the list below it. */
export function StatTile({ figure, label, icon, selected, onClick }: StatTileProps) {
  return (
    <button type="button" className="stat w-full" aria-pressed={selected} onClick={onClick}>
      {icon}
      <b>{figure}</b>
      <span>{label}</span>
    </button>
  )
}

/** Stat tiles, 2x2 on phones and in a row from 768. */
export function StatTiles({ children, label }: { children: ReactNode; label: string }) {
  return (
    <div className="stats" role="group" aria-label={label}>
      {Children.toArray(children)}
    </div>
  )
}
