// implements: §7.3
import { isSignedOut } from '@anseo/api-client/api-error'
import { bookingErrorText } from '@anseo/api-client/error-texts'
import { notify } from '@anseo/ui/toasts'
import { useRef, useState } from 'react'
import { useReload } from '../queries/live.ts'

export interface Attempt {
  busy: boolean
  /** Runs `step` with a key of its own (S9), once at a time; true when it succeeded. */
  run: (step: (idempotencyKey: string) => Promise<void>) => Promise<boolean>
}

/**
 * One change at the server, however often its button is pressed; a failure is said once, as a toast (§7, §8). What it
 * may have changed is loaded anew, also after a failure: what the page showed was stale then.
 */
export function useAttempt(failureText: (error: unknown) => string = bookingErrorText): Attempt {
  const reload = useReload()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)

  async function run(step: (idempotencyKey: string) => Promise<void>): Promise<boolean> {
    if (running.current) return false
    running.current = true
    setBusy(true)
    try {
      await step(crypto.randomUUID())
      await reload()
      return true
    } catch (reason) {
      if (!isSignedOut(reason)) notify.error(failureText(reason))
      void reload()
      return false
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, run }
}
