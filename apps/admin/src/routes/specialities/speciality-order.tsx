import type { ManagedSpeciality } from '@anseo/contract/specialities'
import { movedTo } from '@anseo/domain/moved-to'
import { useDragOrder } from '@anseo/ui/use-drag-order'
import { useEffect, useRef, useState } from 'react'
import { SpecialityRow } from './speciality-row.tsx'

interface SpecialityOrderProps {
  specialities: ManagedSpeciality[]
  /** @param position the new index in the list, from 0. */
  onMove: (name: string, position: number) => void
  onEdit: (speciality: ManagedSpeciality) => void
  onRetire: (speciality: ManagedSpeciality) => void
  onRestore: (speciality: ManagedSpeciality) => void
}

const orderOf = (specialities: ManagedSpeciality[]) => specialities.map(({ name }) => name).join('/')

/** The specialities in their order, which a drag or the arrows change. */
export function SpecialityOrder({ specialities, onMove, ...acts }: SpecialityOrderProps) {
  const { shown, dragged, handle } = useDragOrder(specialities, (next) => {
    const moved = next.find((one, place) => one !== specialities[place] && isMoved(one, next, specialities))
    if (moved) onMove(moved.name, next.indexOf(moved))
  })
  const [said, setSaid] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const pressed = useRef<{ button: string; order: string } | null>(null)
  const order = orderOf(specialities)
  useEffect(() => {
    // The pressed arrow loses the focus when its row moves, so it gets it back once the new order is shown.
    if (pressed.current?.order !== order) return
    list.current?.querySelector<HTMLElement>(`[data-move="${pressed.current.button}"]`)?.focus()
    pressed.current = null
  }, [order])
  const move = (place: number, by: -1 | 1) => {
    const to = place + by
    const { name, label } = specialities[place]!
    if (to < 0 || to >= specialities.length) return
    pressed.current = { button: `${name} ${by}`, order: orderOf(movedTo(specialities, place, to)) }
    setSaid(`${label} is now ${to + 1} of ${specialities.length}.`)
    onMove(name, to)
  }
  return (
    <>
      <ul className="card speciality-order" data-order ref={list} aria-label="Specialities">
        {shown.map((speciality, place) => (
          <SpecialityRow
            key={speciality.name}
            speciality={speciality}
            lifted={place === dragged}
            handle={handle(place)}
            isFirst={place === 0}
            isLast={place === shown.length - 1}
            onMove={(by) => move(place, by)}
            onEdit={() => acts.onEdit(speciality)}
            onRetire={() => acts.onRetire(speciality)}
            onRestore={() => acts.onRestore(speciality)}
          />
        ))}
      </ul>
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
    </>
  )
}

/** Returns whether an entry is the one that was dragged: without it the orders before and after are the same. */
const isMoved = (one: ManagedSpeciality, next: ManagedSpeciality[], before: ManagedSpeciality[]) => {
  const rest = before.filter((other) => other !== one)
  return next.filter((other) => other !== one).every((other, place) => other === rest[place])
}
