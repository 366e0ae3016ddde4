import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Brings the appointment that the address names, `#<id>`, into view and to the focus, as notices and emails link to it. */
export function useNamedAppointment(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const card = hash.length > 1 ? document.getElementById(hash.slice(1)) : null
    card?.scrollIntoView({ block: 'center' })
    card?.querySelector('a')?.focus({ preventScroll: true })
  }, [hash])
}
