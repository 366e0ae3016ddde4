/**
 * After a form was sent, leads the focus to its first wrong field, which may be out of sight: at once, or when the server
 * refuses it. Typing on ends the wait.
 * @returns a function that stops it.
 */
export function leadToWrong(): () => void {
  let waiting = new AbortController()
  const onSubmit = ({ target: form }: Event) => {
    waiting.abort()
    if (!(form instanceof HTMLFormElement)) return
    const wait = new AbortController()
    waiting = wait
    const lead = () => {
      const wrong = form.querySelector<HTMLElement>('[aria-invalid=true]')
      if (!wrong || wait.signal.aborted) return
      wait.abort()
      wrong.scrollIntoView({ block: 'center' })
      wrong.focus({ preventScroll: true })
    }
    const changes = new MutationObserver(lead)
    changes.observe(form, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] })
    wait.signal.addEventListener('abort', () => changes.disconnect())
    form.addEventListener('input', () => wait.abort(), { signal: wait.signal })
    requestAnimationFrame(lead)
  }
  document.addEventListener('submit', onSubmit)
  return () => {
    waiting.abort()
    document.removeEventListener('submit', onSubmit)
  }
}
