import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Scrolls to the appointment in the address, `#<id>`, and focuses it; offline it stands in for its page. */
export function useNamedAppointment(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const card = hash.length > 1 ? document.getElementById(hash.slice(1)) : null
    card?.scrollIntoView({ block: 'center' })
    card?.querySelector('a')?.focus({ preventScroll: true })
  }, [hash])
}
