/**
 * Focuses the first invalid field of a form that was submitted, which may be out of view: at once, or when the server's
 * refusal arrives, unless the user has typed again by then.
 * @returns a function that stops it.
 */
export function focusInvalidField(): () => void {
  let waiting = new AbortController()
  const onSubmit = ({ target: form }: Event) => {
    waiting.abort()
    if (!(form instanceof HTMLFormElement)) return
    const wait = new AbortController()
    waiting = wait
    const focusFirst = () => {
      const wrong = form.querySelector<HTMLElement>('[aria-invalid=true]')
      if (!wrong || wait.signal.aborted) return
      wait.abort()
      wrong.scrollIntoView({ block: 'center' })
      wrong.focus({ preventScroll: true })
    }
    const changes = new MutationObserver(focusFirst)
    changes.observe(form, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] })
    wait.signal.addEventListener('abort', () => changes.disconnect())
    form.addEventListener('input', () => wait.abort(), { signal: wait.signal })
    requestAnimationFrame(focusFirst)
  }
  document.addEventListener('submit', onSubmit)
  return () => {
    waiting.abort()
    document.removeEventListener('submit', onSubmit)
  }
}
