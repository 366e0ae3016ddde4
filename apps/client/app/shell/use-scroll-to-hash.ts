import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Scrolls to a part of a page that the address names after `#` once it has loaded; the browser only looks for it when the
 * page opens.
 * @param id of the part's heading.
 */
export function useScrollToHash(id: string, isLoaded: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (isLoaded && hash === `#${id}`) document.getElementById(id)?.scrollIntoView({ block: 'center' })
  }, [hash, id, isLoaded])
}
