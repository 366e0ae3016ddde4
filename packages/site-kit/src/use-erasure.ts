import type { ClosingOnWire } from '@anseo/contract/erasure'
import { useCallback, useEffect, useState } from 'react'
import { requiredText } from '@anseo/api-client/field-problems'
import { FAILED } from '@anseo/api-client/error-catalogue/default'
import { notify } from '@anseo/ui/toasts'
import { notifyFailure } from './notify-failure.ts'
import { passwordErrors } from './password-errors.ts'
import type { SiteCalls } from './site-calls.ts'

/** Dispatched on the window when the state may have changed, so that the page and the banner show the same. */
const CHANGED = 'anseo:closing'
const announceChange = () => void window.dispatchEvent(new Event(CHANGED))

type AccountCalls = SiteCalls<'user' | 'pro'>

/** Loads the state of the account's closing; null until it is known, or when it does not load. */
export function useClosing({ api, site }: AccountCalls) {
  const [closing, setClosing] = useState<ClosingOnWire | null>(null)
  const [failed, setFailed] = useState(false)
  const load = useCallback(async () => {
    setFailed(false)
    await api(`GET /api/${site}/erasure`).then(setClosing, () => setFailed(true))
  }, [api, site])
  useEffect(() => {
    const reload = () => void load()
    reload()
    window.addEventListener(CHANGED, reload)
    return () => window.removeEventListener(CHANGED, reload)
  }, [load])
  return { closing, failed, reload: announceChange }
}

/**
 * Undoes the closing of the account, with a toast; the props of `ClosingBanner` in the interface.
 * @param onKept called once it is undone.
 */
export function useKeeping({ api, site }: AccountCalls, onKept?: () => void) {
  const [busy, setBusy] = useState(false)
  const keep = async () => {
    if (busy) return
    setBusy(true)
    await api(`DELETE /api/${site}/erasure`).then(({ message }) => {
      notify.success(message)
      onKept?.()
    }, notifyFailure)
    announceChange()
    setBusy(false)
  }
  return { busy, onKeep: () => void keep() }
}

/**
 * Controls the form that closes an account: first the password, then a question; the props of `CloseAccount` in the
 * interface.
 */
export function useCloseAccount({ api, site }: AccountCalls) {
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
    await api(`POST /api/${site}/erasure`, { body: { password } }).then(() => {
      announceChange()
      // The banner at the top of the page now shows until when the account can be kept.
      window.scrollTo(0, 0)
    }, setFailure)
    setBusy(false)
    setPassword(null)
  }
  const { fields, text } = passwordErrors(failure, FAILED)
  return {
    onSubmit,
    busy,
    /** True while the question is open. */
    asked: password !== null,
    onStay: () => setPassword(null),
    onClose: () => void close(),
    error: missing ?? fields['password'],
    text,
  }
}
