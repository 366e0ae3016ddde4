import { formatCount } from '@anseo/domain/counted'
import type { SpecialityOnWire } from '@anseo/contract/specialities'
import { Door } from '@anseo/ui/door'
import { classNames } from '@anseo/ui/class-names'
import type { ReactNode } from 'react'

export interface BarRow {
  key: string
  label: ReactNode
  count: number
  speciality?: SpecialityOnWire | undefined
}

/** Names and counts, each with a bar as long as its share of the greatest. */
export function BarList({ rows }: { rows: readonly BarRow[] }) {
  const highest = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <ul className="bar-list num">
      {rows.map(({ key, label, count, speciality }) => (
        <li key={key} className={classNames(speciality && `with-door ${speciality.wall}`)}>
          {speciality && <Door speciality={speciality} width={40} />}
          <span>{label}</span>
          <span>{formatCount(count)}</span>
          <span className="bar" aria-hidden="true">
            <i style={{ width: `${(100 * count) / highest}%` }} />
          </span>
        </li>
      ))}
    </ul>
  )
}
