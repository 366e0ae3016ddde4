import { movedTo } from '@anseo/domain/moved-to'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useDragOrder } from './use-drag-order.ts'

interface Ordering<Entry> {
  entries: Entry[]
  keyOf: (entry: Entry) => string
  nameOf: (entry: Entry, place: number) => string
  onMove: (entry: Entry, to: number) => void
}

/** The props that the row of an entry needs to be dragged by its handle and moved by its arrows. */
export interface OrderedRow {
  lifted: boolean
  handle: ComponentProps<'span'>
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
}

/**
 * Reorders the entries of a list, by dragging or by two arrow buttons in each row; each has the row's key and -1 or 1 as
 * `data-move`.
 * @returns the ref of the list, its rows in the order shown, and the announcement of a move for screen readers.
 */
export function useOrdering<Entry>({ entries, keyOf, nameOf, onMove }: Ordering<Entry>) {
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
  const rowAt = (place: number): OrderedRow => ({
    lifted: place === dragged,
    handle: handle(place),
    isFirst: place === 0,
    isLast: place === shown.length - 1,
    onMove: (by) => move(place, by),
  })
  return { list, said, rows: shown.map((entry, place) => ({ entry, row: rowAt(place) })) }
}
