import { isRefusal, useAttemptKey } from './attempt-key.ts'

/**
 * Provides a function that sends a change under an `Idempotency-Key` (S9): a retry of the same change after a lost reply
 * has the same key, so that it is done once.
 */
export function useSendOnce() {
  const attempt = useAttemptKey()
  return async <Reply>(change: object, send: (idempotencyKey: string) => Promise<Reply>): Promise<Reply> => {
    try {
      const reply = await send(attempt.keyFor(change))
      attempt.end()
      return reply
    } catch (error) {
      if (isRefusal(error)) attempt.end()
      throw error
    }
  }
}
