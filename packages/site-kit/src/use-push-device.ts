import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError, isSignedOut } from '@anseo/api-client/api-error'
import { bookingErrorText } from '@anseo/api-client/error-texts'
import {
  type PushCalls,
  type PushState,
  readPushState,
  turnPushOff,
  turnPushOn,
} from '@anseo/api-client/push-device'

export interface PushDevice {
  /** Null until it is known. */
  state: PushState | null
  busy: boolean
  /** The reason why the last step failed. */
  error: string | null
  turnOn: () => void
  turnOff: () => void
}

const SERVICE_OUT_OF_REACH = "Your browser couldn't reach its push service. Try again later."

/** Push notifications on this browser: on, off, or why not. Checks again when the user returns to the page. */
export function usePushDevice(calls: PushCalls): PushDevice {
  const [state, setState] = useState<PushState | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const run = async (step: () => Promise<PushState>) => {
    setBusy(true)
    setError(null)
    try {
      setState(await step())
    } catch (reason) {
      if (isSignedOut(reason)) return
      setError(reason instanceof ApiError ? bookingErrorText(reason) : SERVICE_OUT_OF_REACH)
      setState((before) => before ?? 'off')
    } finally {
      setBusy(false)
    }
  }
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && !busy) void run(() => readPushState(calls))
  })
  useEffect(() => {
    const listening = new AbortController()
    look()
    document.addEventListener('visibilitychange', () => look(), listening)
    void navigator.permissions?.query({ name: 'notifications' }).then((permission) => {
      permission.addEventListener('change', () => look(), listening)
    }, ignore)
    return () => listening.abort()
  }, [])
  return {
    state,
    busy,
    error,
    turnOn: () => void run(() => turnPushOn(calls)),
    turnOff: () => void run(() => turnPushOff(calls)),
  }
}

/** A browser need not report a changed permission: it is also read when the user returns to the page. */
const ignore = () => undefined
