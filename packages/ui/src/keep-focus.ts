import { FOCUSABLE, focusOn, isFocusLost } from './focus-on.ts'

/**
 * Keeps the keyboard's place in the page: when the focused element is removed, the focus moves to the element that replaced
 * it (such as the button that had opened a form), else to the first of the rows that it loaded, else to the row beside it,
 * else to the element around it. It comes back from a toast that closes, and to an element that was disabled for a while.
 * @returns a function that stops it.
 */
export function keepFocus(): () => void {
  let last: { element: HTMLElement; page: string } | null = null
  let inToast: HTMLElement | null = null
  const remember = ({ target }: Pick<Event, 'target'>) => {
    const element = target instanceof Element ? target.closest<HTMLElement>(FOCUSABLE) : null
    inToast = element?.closest('.toast') ? element : null
    if (inToast) return
    last = element?.closest('main') ? { element, page: location.pathname } : null
  }
  const observer = new MutationObserver((records) => {
    // Another page sets the focus itself.
    if (!last || !isFocusLost() || last.page !== location.pathname) return
    const place = placeAfter(last.element, inToast, records)
    // A dialog that has closed meanwhile knows better where the focus belongs.
    if (place) queueMicrotask(() => isFocusLost() && focusOn(place, { preventScroll: true }))
  })
  remember({ target: document.activeElement })
  document.addEventListener('focusin', remember)
  document.addEventListener('pointerdown', remember)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', remember)
    document.removeEventListener('pointerdown', remember)
  }
}

/** Returns the element for the focus once `lost`, or the toast that was used after it, has left its place. */
function placeAfter(lost: HTMLElement, inToast: HTMLElement | null, records: MutationRecord[]) {
  if (inToast && !inToast.isConnected) return lost.isConnected ? lost : null
  const isFreed = records.some(({ type, target }) => type === 'attributes' && target.contains(lost))
  if (isFreed && lost.isConnected && !lost.matches(':disabled')) return lost
  const taken = takenIn(records, lost)
  if (!taken) return null
  return lost.isConnected ? lost : placeOf(taken, records)
}

/** Finds the removal that took a node, or what was around it, from what is still on the page. */
function takenIn(records: MutationRecord[], lost: Node): MutationRecord | undefined {
  const taken = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(lost)))
  return taken && !taken.target.isConnected ? takenIn(records, taken.target) : taken
}

function placeOf({ target, nextSibling, previousSibling }: MutationRecord, records: MutationRecord[]) {
  if (!(target instanceof HTMLElement) || !target.closest('main')) return document.querySelector('main')
  const come = addedTo(records, (place) => place === target)
  const control = come
    .map((element) => (element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE)))
    .find((element) => element !== null)
  if (control) return control
  const [loaded] = addedTo(records, (place) => previousSibling?.contains(place) === true)
  return come[0] ?? loaded ?? [nextSibling, previousSibling].find(isShown) ?? target
}

const addedTo = (records: MutationRecord[], isPlace: (target: Node) => boolean) =>
  records
    .filter(({ target }) => isPlace(target))
    .flatMap(({ addedNodes }) => [...addedNodes])
    .filter(isShown)

const isShown = (node: Node | null): node is HTMLElement => node instanceof HTMLElement && node.isConnected
