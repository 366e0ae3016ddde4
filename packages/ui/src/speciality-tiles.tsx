// implements: §2.35
import type { Speciality } from '@anseo/domain/specialities'
import { Door } from './door.tsx'
import { Linked } from './linked.tsx'
import type { LinkElement } from './linked.tsx'

export type SpecialityLink = { speciality: Speciality; label: string; link: LinkElement; count?: number }

/** The scrollable row of doors, one for each speciality. */
export function SpecialityTiles({ items }: { items: SpecialityLink[] }) {
  return (
    <ul className="tiles">
      {items.map((item) => (
        <li key={item.speciality} className="contents">
          <Linked link={item.link} className="tile">
            <Door speciality={item.speciality} />
            {item.label}
          </Linked>
        </li>
      ))}
    </ul>
  )
}
