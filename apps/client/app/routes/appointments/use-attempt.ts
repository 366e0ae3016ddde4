// implements: §7.3
import { bookingErrorText } from '@anseo/api-client/error-texts'
import { notify } from '@anseo/ui/toasts'
import { useRef, useState } from 'react'
import { isSignedOut } from '../../api/is-signed-out.ts'

export interface Attempt {
  busy: boolean
  /** Why the last attempt failed; null when nothing is wrong. */
  error: string | null
  clearError: () => void
  /** Runs `step` with a key of its own (S9), once at a time; true when it succeeded. */
  run: (step: (idempotencyKey: string) => Promise<void>) => Promise<boolean>
}

/** One change at the server, however often its button is pressed; a failure is said in the dialog and as a toast. */
export function useAttempt(failureText: (error: unknown) => string = bookingErrorText): Attempt {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function run(step: (idempotencyKey: string) => Promise<void>): Promise<boolean> {
    if (running.current) return false
    running.current = true
    setBusy(true)
    setError(null)
    try {
      await step(crypto.randomUUID())
      return true
    } catch (reason) {
      if (!isSignedOut(reason)) {
        const text = failureText(reason)
        setError(text)
        notify.error(text)
      }
      return false
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, error, clearError: () => setError(null), run }
}
