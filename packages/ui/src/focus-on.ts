/** Selector of the elements that can take the focus, by the Tab key or by a call of `focus`. */
export const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]'

/** Moves the focus to an element, also to one that is not focusable by itself. */
export function focusOn(place: HTMLElement, options?: FocusOptions): void {
  if (!place.matches(FOCUSABLE)) place.tabIndex = -1
  place.focus(options)
}

/** Returns whether nothing has the focus, as after the focused element was removed. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body
