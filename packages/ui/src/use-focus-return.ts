import { useRef } from 'react'

/** Handlers for a dialog without a trigger of its own: remembers what had the focus and gives it back on closing. */
export function useFocusReturn() {
  const before = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement as HTMLElement | null
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      before.current?.focus()
    },
  }
}
