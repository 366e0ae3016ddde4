import type { BodyFor } from '@anseo/contract/calls'
import { notify } from '@anseo/ui/toasts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../site.ts'

/** Loads a page of the decisions about a person. */
export const usePersonDecisions = (id: string, page: number) =>
  useQuery({
    queryKey: ['people', id, 'decisions', page],
    queryFn: ({ signal }) =>
      api('GET /api/admin/people/:id/decisions', { params: { id }, query: { page, pageSize: 10 }, signal }),
    placeholderData: keepPreviousData,
  })

/** Blocks a client, with reasons. */
export function useBlockClient(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyFor<'POST /api/admin/people/:id/block'>) =>
      api('POST /api/admin/people/:id/block', { params: { id }, body }),
    onSuccess: ({ message }) => notify.success(message),
    onSettled: () => queries.invalidateQueries({ queryKey: ['people'] }),
  })
}

/** Lifts the block of a client. */
export function useUnblockClient(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) =>
      api('POST /api/admin/people/:id/unblock', { params: { id }, body: { reason } }),
    onSuccess: ({ message }) => notify.success(message),
    onSettled: () => queries.invalidateQueries({ queryKey: ['people'] }),
  })
}

/** Ends a restriction early, and reloads what shows it, also after a refusal. */
export function useLiftRestriction() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      api('POST /api/admin/decisions/:id/lift', { params: { id }, body: { reason } }),
    onSuccess: ({ message }) => notify.success(message),
    onSettled: () =>
      Promise.all(
        [['content-notices'], ['people']].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  })
}
