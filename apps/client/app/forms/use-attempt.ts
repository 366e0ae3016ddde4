// implements: §7.3
import { isSignedOut } from '@anseo/api-client/api-error'
import { bookingErrorText } from '@anseo/api-client/error-texts'
import { notify } from '@anseo/ui/toasts'
import { useRef, useState } from 'react'
import { useReload } from '../queries/live.ts'

/** A change on the server that can be attempted again. */
export interface Attempt {
  busy: boolean
  /** Runs `step` with a new idempotency key (S9), one call at a time; returns true when it succeeded. */
  run: (step: (idempotencyKey: string) => Promise<void>) => Promise<boolean>
}

/**
 * A change on the server, made once however often its button is pressed; a failure is shown in one toast (§7, §8), which
 * the next attempt closes. The data that it may have changed are reloaded, also after a failure, since the page was out
 * of date then.
 */
export function useAttempt(failureText: (error: unknown) => string = bookingErrorText): Attempt {
  const reload = useReload()
  const running = useRef(false)
  const closeToast = useRef<() => void>(undefined)
  const [busy, setBusy] = useState(false)

  async function run(step: (idempotencyKey: string) => Promise<void>): Promise<boolean> {
    if (running.current) return false
    running.current = true
    setBusy(true)
    closeToast.current?.()
    try {
      await step(crypto.randomUUID())
      await reload()
      return true
    } catch (reason) {
      if (!isSignedOut(reason)) closeToast.current = notify.error(failureText(reason))
      void reload()
      return false
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, run }
}
