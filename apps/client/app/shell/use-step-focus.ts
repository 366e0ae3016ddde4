import { useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus to the start of the page when a part of it gives way to another and the pressed button has gone with it;
 * an element of the new part that already has the focus keeps it.
 * @param step names the part that is shown.
 */
export function useStepFocus(step: string | boolean): void {
  const shown = useRef(step)
  useLayoutEffect(() => {
    if (shown.current === step) return
    shown.current = step
    if (document.activeElement === document.body) {
      document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [step])
}
