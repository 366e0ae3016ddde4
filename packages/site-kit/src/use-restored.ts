import { useEffect } from 'react'

/**
 * Calls a function when the browser restores the page as it was left, such as on the way back from another site to which a
 * button, still busy, led.
 * @param onRestored is the same function at each render.
 */
export function useRestored(onRestored: () => void): void {
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => persisted && onRestored()
    addEventListener('pageshow', show)
    return () => removeEventListener('pageshow', show)
  }, [onRestored])
}
