import { type PointerEvent, useState } from 'react'
import { movedTo } from '@anseo/domain/moved-to'

/**
 * Moves entries of a list by dragging: the list follows the pointer, and `onMove` is called with the entry and its new place
 * when the pointer is released.
 * @returns the order shown, the place of the dragged entry, and the handlers for the handle of an entry.
 */
export function useDragOrder<Entry>(entries: Entry[], onMove: (entry: Entry, to: number) => void) {
  const [drag, setDrag] = useState<{ order: Entry[]; place: number } | null>(null)
  const shown = drag?.order ?? entries
  const handle = (place: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ order: entries, place })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!drag) return
      const to = placeAt(event.currentTarget.closest('[data-order]'), event)
      if (to !== null && to !== drag.place) setDrag({ order: movedTo(drag.order, drag.place, to), place: to })
    },
    onPointerUp: () => {
      const moved = drag?.order[drag.place]
      if (drag && moved && entries.indexOf(moved) !== drag.place) onMove(moved, drag.place)
      setDrag(null)
    },
    onPointerCancel: () => setDrag(null),
  })
  return { shown, dragged: drag?.place ?? null, handle }
}

/** Returns the index of the entry at a point of the window, in a list of one column at that height; or null. */
function placeAt(list: Element | null, { clientX, clientY }: { clientX: number; clientY: number }) {
  const places = [...(list?.children ?? [])].map((entry) => entry.getBoundingClientRect())
  const isBeside = ({ top, bottom }: DOMRect) => clientY >= top && clientY < bottom
  const isOneColumn = places.filter(isBeside).length === 1
  const isAt = (place: DOMRect) =>
    isBeside(place) && (isOneColumn || (clientX >= place.left && clientX < place.right))
  const place = places.findIndex(isAt)
  return place === -1 ? null : place
}
