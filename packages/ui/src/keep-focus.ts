const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]'

/**
 * Keeps the keyboard's place in the page: when the focused element is removed, the focus moves to the element that replaced
 * it (such as the button that had opened a form), else to the row beside it, else to the element around it.
 * @returns a function that stops it.
 */
export function keepFocus(): () => void {
  let last: Element | null = null
  const remember = ({ target }: Event) => {
    const element = target instanceof Element ? target.closest(FOCUSABLE) : null
    last = element?.closest('main') ? element : null
  }
  const observer = new MutationObserver((records) => {
    if (!last || (document.activeElement !== document.body && document.activeElement !== null)) return
    const lost = last
    const taken = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(lost)))
    if (!taken) return
    const place = lost.isConnected ? lost : placeOf(taken, records)
    if (place instanceof HTMLElement) focusOn(place)
  })
  document.addEventListener('focusin', remember)
  document.addEventListener('pointerdown', remember)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', remember)
    document.removeEventListener('pointerdown', remember)
  }
}

function placeOf({ target, nextSibling, previousSibling }: MutationRecord, records: MutationRecord[]) {
  const around = target instanceof Element && target.isConnected ? target : null
  // When a whole page is replaced, the new page sets the focus.
  if (!around?.closest('main')) return null
  const come = records
    .filter((record) => record.target === target)
    .flatMap((record) => [...record.addedNodes])
    .filter((node): node is Element => node instanceof Element && node.isConnected)
  const control = come
    .map((element) => (element.matches(FOCUSABLE) ? element : element.querySelector(FOCUSABLE)))
    .find((element) => element !== null)
  if (control) return control
  const beside = [nextSibling, previousSibling].find((node) => node instanceof Element && node.isConnected)
  return come[0] ?? beside ?? around
}

function focusOn(place: HTMLElement) {
  if (!place.matches(FOCUSABLE)) place.tabIndex = -1
  place.focus({ preventScroll: true })
}
