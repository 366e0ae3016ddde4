import { movedTo } from '@anseo/domain/moved-to'
import { GripVertical } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { useDragOrder } from './use-drag-order.ts'

interface ArrowProps {
  'aria-disabled': true | undefined
  'data-move': string
  onClick: () => void
}

/** The means to move an entry: the handle to drag it by, and the props of two arrow buttons. */
export interface Moves {
  handle: ReactNode
  earlier: ArrowProps
  later: ArrowProps
}

interface Ordering<Entry> {
  entries: Entry[]
  keyOf: (entry: Entry) => string
  nameOf: (entry: Entry, place: number) => string
  onMove: (entry: Entry, to: number) => void
}

interface OrderedListProps<Entry> extends Ordering<Entry> {
  className: string
  label?: string
  /** Renders an entry with what moves it. */
  children: (entry: Entry, moves: Moves, place: number) => ReactNode
}

/** A list whose entries are reordered, by dragging or by two arrow buttons in each. */
export function OrderedList<Entry>({ className, label, children, ...ordering }: OrderedListProps<Entry>) {
  const { list, said, rows } = useOrdering(ordering)
  return (
    <>
      <ul className={className} data-order ref={list} aria-label={label}>
        {rows.map(({ key, entry, isLifted, moves }, place) => (
          <li key={key} className={classNames(isLifted && 'lifted') || undefined}>
            {children(entry, moves, place)}
          </li>
        ))}
      </ul>
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
    </>
  )
}

/** Returns the ref of the list, its rows in the order shown, and the announcement of a move for screen readers. */
function useOrdering<Entry>({ entries, keyOf, nameOf, onMove }: Ordering<Entry>) {
  const { shown, dragged, handle } = useDragOrder(entries, onMove)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const pressed = useRef<{ button: string; order: string } | null>(null)
  const orderOf = (ordered: Entry[]) => ordered.map(keyOf).join(' ')
  const order = orderOf(entries)
  useEffect(() => {
    // The pressed arrow loses the focus when its row moves, so it gets it back once the new order is shown.
    if (pressed.current?.order !== order) return
    list.current?.querySelector<HTMLElement>(`[data-move="${pressed.current.button}"]`)?.focus()
    pressed.current = null
  }, [order])
  const move = (place: number, by: -1 | 1) => {
    const to = place + by
    const entry = entries[place]!
    if (to < 0 || to >= entries.length) return
    pressed.current = { button: `${keyOf(entry)} ${by}`, order: orderOf(movedTo(entries, place, to)) }
    setSaid(`${nameOf(entry, place)} is now ${to + 1} of ${entries.length}.`)
    onMove(entry, to)
  }
  const arrow = (place: number, by: -1 | 1): ArrowProps => ({
    'aria-disabled': shown[place + by] === undefined || undefined,
    'data-move': `${keyOf(shown[place]!)} ${by}`,
    onClick: () => move(place, by),
  })
  const movesAt = (place: number): Moves => ({
    handle: (
      <span className="handle" title="Drag to another place" {...handle(place)}>
        <GripVertical aria-hidden="true" />
      </span>
    ),
    earlier: arrow(place, -1),
    later: arrow(place, 1),
  })
  const rows = shown.map((entry, place) => ({
    key: keyOf(entry),
    entry,
    isLifted: place === dragged,
    moves: movesAt(place),
  }))
  return { list, said, rows }
}
