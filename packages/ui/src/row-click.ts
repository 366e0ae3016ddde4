import type { MouseEvent } from 'react'

/** What does something of its own when it is clicked. */
const INTERACTIVE = 'a, button, input, select, textarea, label, summary'

/** Whether a click in a table row means the row: neither what stands in it, nor the end of marking text. */
export function isRowClick(event: MouseEvent<HTMLElement>): boolean {
  const target = event.target as Element
  // A dialog that a cell opened is elsewhere on the page, though its events come by here.
  if (event.defaultPrevented || !event.currentTarget.contains(target)) return false
  if (target.closest(INTERACTIVE)) return false
  return getSelection()?.isCollapsed ?? true
}

/** Follows the link in the leading cell of a row as a click on it would, in a new tab where that is asked for. */
export function followRow(event: MouseEvent<HTMLElement>): void {
  if (!isRowClick(event)) return
  const { ctrlKey, metaKey, shiftKey } = event
  const link = event.currentTarget.querySelector('td.lead a')
  link?.dispatchEvent(
    new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  )
}
