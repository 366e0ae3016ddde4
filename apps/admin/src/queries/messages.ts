import { notify } from '@anseo/ui/toasts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../site.ts'

/** Writes to some people. */
export function useMessagePeople() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ key, ...body }: { people: string[]; content: string; key: string }) =>
      api('POST /api/admin/people/messages', { body, idempotencyKey: key }),
    onSuccess: ({ message }) => notify.success(message),
    onSettled: () => queries.invalidateQueries({ queryKey: ['audit'] }),
  })
}
