import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Puts the focus on the appointment to which a search led, once it is shown.
 * @param isShown whether the day has been loaded.
 */
export function useFocusFound(isShown: boolean): void {
  const { state, key } = useLocation()
  const id = (state as { appointment?: string } | null)?.appointment
  const done = useRef('')
  useEffect(() => {
    if (!id || !isShown || done.current === key) return
    done.current = key
    const found = document.querySelector<HTMLElement>(`[data-appointment="${CSS.escape(id)}"]`)
    found?.scrollIntoView({ block: 'center' })
    found?.focus({ preventScroll: true })
  }, [id, isShown, key])
}
