import { useEffect } from 'react'

/**
 * Lets the provider's overlay (a bank's question, in a frame or a dialog) receive clicks and keys while a payment is under
 * way; our dialog otherwise keeps both to itself.
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
