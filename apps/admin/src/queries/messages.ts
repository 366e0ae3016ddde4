import { useFormChange } from '@anseo/site-kit/use-change'
import { api } from '../site.ts'

/** Sends a message to people by their account ids; `key` is the idempotency key. Reloads the audit log; the form shows a refusal. */
export const useMessagePeople = () =>
  useFormChange(['audit'], ({ key, ...body }: { people: string[]; content: string; key: string }) =>
    api('POST /api/admin/people/messages', { body, idempotencyKey: key }),
  )
