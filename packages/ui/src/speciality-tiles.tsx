// implements: §2.35
import { Door } from './door.tsx'
import { Linked } from './linked.tsx'
import type { LinkElement } from './linked.tsx'
import type { SpecialityLook } from './speciality-look.ts'

export type SpecialityLink = {
  speciality: SpecialityLook & { name: string; label: string }
  link: LinkElement
  count?: number
}

/** The scrollable row of doors, one for each speciality. */
export function SpecialityTiles({ items }: { items: SpecialityLink[] }) {
  return (
    <ul className="tiles">
      {items.map(({ speciality, link }) => (
        <li key={speciality.name} className="contents">
          <Linked link={link} className="tile">
            <Door speciality={speciality} />
            {speciality.label}
          </Linked>
        </li>
      ))}
    </ul>
  )
}
