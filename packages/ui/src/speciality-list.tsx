// implements: §2.64
import type { Speciality } from '@anseo/domain/specialities'
import { Door } from './door.tsx'
import { Linked } from './linked.tsx'
import { specialityIcons } from './speciality-icons.ts'
import type { SpecialityLink } from './speciality-tiles.tsx'

/** The specialities as a list of filters with counts; the active one is filled. */
export function SpecialityList({ items, active }: { items: SpecialityLink[]; active?: Speciality | null }) {
  return (
    <nav className="speciality-list" aria-label="Speciality">
      {items.map((item) => (
        <Linked
          key={item.speciality}
          link={item.link}
          aria-current={item.speciality === active ? 'true' : undefined}
        >
          <Door speciality={item.speciality} picture={specialityIcons[item.speciality]} mini />
          {item.label}
          {item.count !== undefined && <span className="q num">{item.count}</span>}
        </Linked>
      ))}
    </nav>
  )
}
