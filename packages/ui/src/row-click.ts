import type { MouseEvent } from 'react'

/** Selector of elements with a click of their own. */
const INTERACTIVE = 'a, button, input, select, textarea, label, summary'

/** Returns true for a click on the row itself: neither on a control in it, nor at the end of a text selection. */
export function isRowClick(event: MouseEvent<HTMLElement>): boolean {
  const target = event.target as Element
  // A dialog that a cell opened is elsewhere on the page, though its events come by here.
  if (event.defaultPrevented || !event.currentTarget.contains(target)) return false
  if (target.closest(INTERACTIVE)) return false
  return getSelection()?.isCollapsed ?? true
}

const MAIN_BUTTON = 0
const MIDDLE_BUTTON = 1

/**
 * Follows the link in the leading cell of a row as a click on it would, in a new tab where that is asked for by a key or
 * the middle button.
 */
export function followRow(event: MouseEvent<HTMLElement>): void {
  const { button, metaKey, shiftKey } = event
  if (!isRowClick(event) || (button !== MAIN_BUTTON && button !== MIDDLE_BUTTON)) return
  const ctrlKey = event.ctrlKey || button === MIDDLE_BUTTON
  const link = event.currentTarget.querySelector('td.lead a')
  link?.dispatchEvent(
    new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  )
}
