import { useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/**
 * The dialog that the address opens on a page, as `?open=refund`, and the way to open another or none. So a command can
 * lead to a dialog, a login in between leads back to it, and going back closes it.
 */
export function useOpened(): [string | null, (what: string | null) => void] {
  const [params, setParams] = useSearchParams()
  const { key, state } = useLocation()
  const navigate = useNavigate()
  const left = useRef('')
  const wasOpenedHere = (state as { openedHere?: boolean } | null)?.openedHere === true
  const open = (what: string | null) => {
    if (what === null && wasOpenedHere) {
      // A dialog may say twice that it closes, before the page before is there.
      if (left.current !== key) void navigate(-1)
      left.current = key
      return
    }
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('open')
        if (what !== null) next.set('open', what)
        return next
      },
      {
        replace: what === null,
        state: what === null ? null : { openedHere: true },
        preventScrollReset: true,
      },
    )
  }
  return [params.get('open'), open]
}
