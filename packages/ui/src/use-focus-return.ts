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
  const focusPage = () => [home(), document.querySelector<HTMLElement>('main')].find(takesFocus)?.focus()
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement as HTMLElement | null
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const opener = before.current
      if (!takesFocus(opener)) return focusPage()
      opener.focus()
      whenRemoved(opener, focusPage)
    },
  }
}

/**
 * Calls back if the focused element leaves the page before the focus leaves it: a button such as 'Pay' goes when the page
 * has loaded what the dialog changed, which can be after the dialog has closed.
 */
function whenRemoved(focused: HTMLElement, onRemoved: () => void) {
  const observer = new MutationObserver(() => {
    if (focused.isConnected) return
    observer.disconnect()
    if (document.activeElement === document.body) onRemoved()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  // Removing an element can blur it too, so only a blur that leaves it on the page ends the watch.
  focused.addEventListener('blur', () =>
    queueMicrotask(() => {
      if (focused.isConnected) observer.disconnect()
    }),
  )
}
