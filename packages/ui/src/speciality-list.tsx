// implements: §2.64
import { Door } from './door.tsx'
import { Linked } from './linked.tsx'
import type { SpecialityLink } from './speciality-tiles.tsx'

type SpecialityListProps = {
  items: SpecialityLink[]
  /** The key of the active one. */
  active?: string | null
}

/** The specialities as a list of filters with counts; the active one is filled. */
export function SpecialityList({ items, active }: SpecialityListProps) {
  return (
    <nav className="speciality-list" aria-label="Speciality">
      {items.map(({ speciality, link, count }) => (
        <Linked
          key={speciality.name}
          link={link}
          aria-current={speciality.name === active ? 'true' : undefined}
        >
          <Door speciality={speciality} mini />
          {speciality.label}
          {count !== undefined && <span className="q num">{count}</span>}
        </Linked>
      ))}
    </nav>
  )
}
