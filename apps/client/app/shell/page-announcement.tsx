import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Announces the title of each page that is shown after the first and moves the focus into it, so that the next Tab is
 * there; an element of the new page that already has the focus keeps it.
 */
export function PageAnnouncement() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setTitle(document.title)
    const main = document.getElementById('main')
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true })
  }, [pathname])
  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  )
}
