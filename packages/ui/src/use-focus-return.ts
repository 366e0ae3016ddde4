import { createContext, use, useRef } from 'react'

/** Element that gets the focus when a dialog closes and its opener is gone, such as the card it was about. */
export const FocusHome = createContext<() => HTMLElement | null | undefined>(() => null)

const takesFocus = (element: HTMLElement | null | undefined): element is HTMLElement =>
  element?.isConnected === true && element !== document.body && !element.matches(':disabled')

/**
 * Handlers for a dialog without a trigger of its own: remembers what had the focus and gives it back on closing; once
 * that is gone, to what the page says (`FocusHome`), else to the page as a whole.
 */
export function useFocusReturn() {
  const before = useRef<HTMLElement | null>(null)
  const home = use(FocusHome)
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement as HTMLElement | null
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const places = [before.current, home(), document.querySelector<HTMLElement>('main')]
      places.find(takesFocus)?.focus()
    },
  }
}
