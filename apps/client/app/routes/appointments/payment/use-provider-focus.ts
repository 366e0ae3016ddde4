import { useEffect } from 'react'

/**
 * While a payment is under way, the provider's overlay (a bank's question, in a frame or a dialog) takes clicks
 * and keys, although our dialog keeps both to itself otherwise.
 */
export function useProviderFocus(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const { body } = document
    const before = body.style.pointerEvents
    const letPass = (event: FocusEvent) => {
      const isOurs = event.target instanceof Element && event.target.closest('.dialog') !== null
      if (!isOurs) event.stopImmediatePropagation()
    }
    body.style.pointerEvents = 'auto'
    window.addEventListener('focusin', letPass, true)
    return () => {
      body.style.pointerEvents = before
      window.removeEventListener('focusin', letPass, true)
    }
  }, [active])
}
