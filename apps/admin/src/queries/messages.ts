import { useChange } from '@anseo/site-kit/use-change'
import { api } from '../site.ts'

/** Writes to some people. */
export const useMessagePeople = () =>
  useChange(['audit'], ({ key, ...body }: { people: string[]; content: string; key: string }) =>
    api('POST /api/admin/people/messages', { body, idempotencyKey: key }),
  )
