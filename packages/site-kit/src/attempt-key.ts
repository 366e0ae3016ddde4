import { ApiError } from '@anseo/api-client/api-error'
import { useRef } from 'react'

/** True for a 4xx response, a final no; after any other failure the attempt may have worked all the same. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500

/**
 * Provides the `Idempotency-Key` of a change (S9): the same for the same choice while the outcome of the last attempt is
 * unknown, so that a lost reply cannot do it twice; a new one for another choice or after an answer.
 */
export function useAttemptKey() {
  const attempt = useRef<{ body: string; key: string } | null>(null)
  return {
    keyFor: (body: object): string => {
      const text = JSON.stringify(body)
      if (attempt.current?.body !== text) attempt.current = { body: text, key: crypto.randomUUID() }
      return attempt.current.key
    },
    /** Ends the attempt: the next one gets a new key. */
    end: (): void => {
      attempt.current = null
    },
  }
}
