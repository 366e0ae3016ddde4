import { withParams } from '@anseo/site-kit/with-params'
import { useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/**
 * Returns the name of the dialog that the address opens on a page, as `?open=refund`, and a function that opens another
 * or, with null, closes it. So a link can lead to a dialog, a login in between returns to it, and going back closes it.
 */
export function useDialogInAddress(): [string | null, (dialog: string | null) => void] {
  const [params, setParams] = useSearchParams()
  const { key, state } = useLocation()
  const navigate = useNavigate()
  const left = useRef('')
  const wasOpenedHere = (state as { openedHere?: boolean } | null)?.openedHere === true
  const open = (dialog: string | null) => {
    if (dialog === null && wasOpenedHere) {
      // A dialog may call this twice before the previous page is shown.
      if (left.current !== key) void navigate(-1)
      left.current = key
      return
    }
    setParams((before) => withParams(before, { open: dialog }), {
      replace: dialog === null,
      state: dialog === null ? null : { openedHere: true },
      preventScrollReset: true,
    })
  }
  return [params.get('open'), open]
}
