import { createContext, use, useRef } from 'react'
import { focusOn, isFocusLost } from './focus-on.ts'

/** Element that gets the focus when a dialog closes and its opener is gone, such as the card it was about. */
export const FocusHome = createContext<() => HTMLElement | null | undefined>(() => null)

const takesFocus = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.checkVisibility() && !element.matches('body, :disabled')

/** Focuses the first of several places that can be; returns false when none can. */
function focusFirst(...places: (Element | null | undefined)[]): boolean {
  const place = places.find(takesFocus)
  if (place) focusOn(place)
  return place !== undefined
}

/**
 * Returns the handlers of a dialog without a trigger: they remember the focused element and focus it again on closing. If it
 * is gone, they focus the element that the page names (`FocusHome`), else the nearest one in view, else the page as a whole.
 */
export function useFocusReturn() {
  const before = useRef<Element[]>([])
  const page = useRef('')
  const home = use(FocusHome)
  const focusNear = () =>
    focusFirst(...before.current.filter((place) => !isUnderToast(place)), document.querySelector('main'))
  return {
    onOpenAutoFocus: () => {
      before.current = placesAround(document.activeElement)
      page.current = location.pathname
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // A link of the dialog may have led to another page, which has set the focus unless the dialog held it.
      if (page.current !== location.pathname) {
        if (isFocusLost()) focusFirst(document.querySelector('main'))
        return
      }
      const [opener] = before.current
      if (!takesFocus(opener)) {
        if (!focusFirst(home())) focusNear()
        return
      }
      opener.focus()
      whenRemoved(opener, () => {
        // The element that replaced the opener gets the focus rather than one that was beside it.
        if (!focusFirst(home())) queueMicrotask(() => isFocusLost() && focusNear())
      })
    },
  }
}

/** A toast stays for seconds, and would hide what has the focus. */
function isUnderToast(place: Element): boolean {
  const own = place.getBoundingClientRect()
  return [...document.querySelectorAll('.toast')].some((toast) => {
    const box = toast.getBoundingClientRect()
    return box.left < own.right && own.left < box.right && box.top < own.bottom && own.top < box.bottom
  })
}

/** Returns an element and what is around it in the page, the nearest first; of a bar above the page only itself. */
function placesAround(element: Element | null): Element[] {
  const places: (Element | null)[] = [element]
  let at = element?.closest('main') ? element : null
  for (; at && !at.matches('main'); at = at.parentElement)
    places.push(at, at.nextElementSibling, at.previousElementSibling)
  return places.filter((place) => place !== null)
}

/**
 * Calls back if the focused element leaves the page before the focus leaves it: a button such as 'Pay' goes when the page
 * has loaded what the dialog changed, which can be after the dialog has closed.
 */
function whenRemoved(focused: HTMLElement, onRemoved: () => void) {
  const observer = new MutationObserver(() => {
    if (focused.isConnected) return
    observer.disconnect()
    if (isFocusLost()) onRemoved()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  // Removing an element can blur it too, so only a blur that leaves it on the page ends the watch.
  focused.addEventListener('blur', () =>
    queueMicrotask(() => {
      if (focused.isConnected) observer.disconnect()
    }),
  )
}
