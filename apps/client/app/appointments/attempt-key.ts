import { ApiError } from '@anseo/api-client/api-error'
import { useRef } from 'react'

/** Whether the server has answered with a no; else a try may have worked all the same. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500

/**
 * The `Idempotency-Key` of a booking (S9): the same again for the same choice while nobody knows how the last
 * try ended, so that a lost reply cannot book twice; a new one for another choice or after an answer.
 */
export function useAttemptKey() {
  const attempt = useRef<{ body: string; key: string } | null>(null)
  return {
    keyFor: (body: object): string => {
      const text = JSON.stringify(body)
      if (attempt.current?.body !== text) attempt.current = { body: text, key: crypto.randomUUID() }
      return attempt.current.key
    },
    /** The next try gets a new key. */
    end: (): void => {
      attempt.current = null
    },
  }
}
