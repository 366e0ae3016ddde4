import { useFormChange } from '@anseo/site-kit/use-change'
import { useSendOnce } from '@anseo/site-kit/use-send-once'
import { api } from '../site.ts'

/**
 * Sends a message to people by their account ids; a retry after a lost reply sends no second one. Reloads the audit log;
 * the form shows a refusal.
 */
export function useMessagePeople() {
  const once = useSendOnce()
  return useFormChange(['audit'], (body: { people: string[]; content: string }) =>
    once(body, (idempotencyKey) => api('POST /api/admin/people/messages', { body, idempotencyKey })),
  )
}
