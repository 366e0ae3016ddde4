import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Leads to a part of a page that the address names after `#`: it loads after its page, when the browser has given up.
 * @param id of the part's heading.
 */
export function useNamedPart(id: string, isLoaded: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (isLoaded && hash === `#${id}`) document.getElementById(id)?.scrollIntoView({ block: 'center' })
  }, [hash, id, isLoaded])
}
