import { useEffect, useRef, useState } from 'react'

/**
 * Announces the title of each page that is shown after the first and moves the focus into it, so that the next Tab is
 * there; an element of the new page that already has the focus keeps it.
 */
export function PageAnnouncement({ path }: { path: string }) {
  const shown = useRef(path)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    setTitle(document.title)
    const main = document.getElementById('main')
    const focused = document.activeElement
    if (main && !(main.contains(focused) && focused?.checkVisibility())) main.focus({ preventScroll: true })
  }, [path])
  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  )
}
