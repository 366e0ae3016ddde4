import { useRef } from 'react'
import type { PointerEvent } from 'react'

const CLOSE_AFTER_PX = 110

/**
 * Pointer handlers for the grip of a bottom sheet: the sheet (the grip's parent) follows the finger down
 * and calls `onClose` when let go far enough down; otherwise it springs back.
 */
export function useDragToClose(onClose: () => void, enabled: boolean) {
  const from = useRef<number | null>(null)
  const release = (event: PointerEvent<HTMLElement>) => {
    if (from.current === null) return
    const distance = event.clientY - from.current
    from.current = null
    if (distance > CLOSE_AFTER_PX) onClose()
    else move(event, 0)
  }
  if (!enabled) return {}
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const onControl = (event.target as HTMLElement).closest('button, a')
      if (onControl || !matchMedia('(max-width: 767px)').matches) return
      from.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (from.current !== null) move(event, event.clientY - from.current)
    },
    onPointerUp: release,
    onPointerCancel: release,
  }
}

function move(event: PointerEvent<HTMLElement>, distance: number) {
  const sheet = event.currentTarget.parentElement
  if (sheet) sheet.style.translate = distance > 0 ? `0 ${distance}px` : ''
}
