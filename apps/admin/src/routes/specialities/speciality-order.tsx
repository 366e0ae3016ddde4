import type { ManagedSpeciality } from '@anseo/contract/specialities'
import { useOrdering } from '@anseo/ui/use-ordering'
import { SpecialityRow } from './speciality-row.tsx'

interface SpecialityOrderProps {
  specialities: ManagedSpeciality[]
  /** @param position the new index in the list, from 0. */
  onMove: (name: string, position: number) => void
  onEdit: (speciality: ManagedSpeciality) => void
  onRetire: (speciality: ManagedSpeciality) => void
  onRestore: (speciality: ManagedSpeciality) => void
}

/** The specialities in their order, which a drag or the arrows change. */
export function SpecialityOrder({ specialities, onMove, ...acts }: SpecialityOrderProps) {
  const { list, said, rows } = useOrdering({
    entries: specialities,
    keyOf: ({ name }) => name,
    nameOf: ({ label }) => label,
    onMove: ({ name }, to) => onMove(name, to),
  })
  return (
    <>
      <ul className="card speciality-order" data-order ref={list} aria-label="Specialities">
        {rows.map(({ entry, row }) => (
          <SpecialityRow
            key={entry.name}
            speciality={entry}
            {...row}
            onEdit={() => acts.onEdit(entry)}
            onRetire={() => acts.onRetire(entry)}
            onRestore={() => acts.onRestore(entry)}
          />
        ))}
      </ul>
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
    </>
  )
}
