import type { ClosingOnWire } from '@anseo/contract/erasure'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '@anseo/api-client/api-error'
import { requiredText } from '@anseo/api-client/field-problems'
import { FAILED } from '@anseo/api-client/error-catalogue/default'
import { formErrors } from '@anseo/api-client/form-errors'

/** Dispatched on the window when closing begins or is undone, so that the page and the banner show the same. */
const CHANGED = 'anseo:closing'

/** The calls of a site for closing an account. */
export interface ErasureCalls {
  show: () => Promise<ClosingOnWire>
  request: (body: { password: string }) => Promise<ClosingOnWire>
  undo: () => Promise<{ message: string }>
}

/** Loads the state of the account's closing; null until it is known, or when it does not load. */
export function useClosing(calls: ErasureCalls) {
  const given = useRef(calls)
  const [closing, setClosing] = useState<ClosingOnWire | null>(null)
  const [failed, setFailed] = useState(false)
  const load = useCallback(async () => {
    setFailed(false)
    await given.current.show().then(setClosing, () => setFailed(true))
  }, [])
  useEffect(() => {
    const reload = () => void load()
    reload()
    window.addEventListener(CHANGED, reload)
    return () => window.removeEventListener(CHANGED, reload)
  }, [load])
  return { closing, failed, reload: load }
}

/**
 * Undoes the closing of the account; the props of `ClosingBanner` in the interface.
 * @param onDone called with the toast afterwards; `onFailure` is called with the error instead when it failed.
 */
export function useKeeping(
  calls: ErasureCalls,
  { onDone, onFailure }: { onDone: (message: string) => void; onFailure: (error: unknown) => void },
) {
  const [busy, setBusy] = useState(false)
  const keep = async () => {
    if (busy) return
    setBusy(true)
    await calls.undo().then(({ message }) => onDone(message), onFailure)
    window.dispatchEvent(new Event(CHANGED))
    setBusy(false)
  }
  return { busy, onKeep: () => void keep() }
}

/** The form that closes an account: first the password, then a question; the props of `CloseAccount` in the interface. */
export function useCloseAccount(calls: ErasureCalls) {
  const [password, setPassword] = useState<string | null>(null)
  const [missing, setMissing] = useState<string | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const onSubmit = (typed: string) => {
    const lacks = requiredText(typed)
    setMissing(lacks)
    setFailure(null)
    if (!lacks) setPassword(typed)
  }
  const close = async () => {
    if (busy || password === null) return
    setBusy(true)
    await calls.request({ password }).then(() => {
      window.dispatchEvent(new Event(CHANGED))
      // The banner at the top of the page now shows until when the account can be kept.
      window.scrollTo(0, 0)
    }, setFailure)
    setBusy(false)
    setPassword(null)
  }
  const { fields, text } = formErrors(failure, FAILED)
  const wrongPassword = failure instanceof ApiError && failure.code === 'WRONG_PASSWORD'
  return {
    onSubmit,
    busy,
    /** True while the question is open. */
    asked: password !== null,
    onStay: () => setPassword(null),
    onClose: () => void close(),
    error: missing ?? (wrongPassword ? failure.message : fields['password']),
    text: wrongPassword ? null : text,
  }
}
