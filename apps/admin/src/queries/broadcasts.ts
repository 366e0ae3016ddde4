import type { Audience } from '@anseo/domain/audience'
import { notify } from '@anseo/ui/toasts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../site.ts'

const KEY = ['broadcasts']

/** Loads a page of announcements, newest first. */
export const useBroadcasts = (page: number) =>
  useQuery({
    queryKey: [...KEY, page],
    queryFn: ({ signal }) => api('GET /api/admin/broadcasts', { query: { page }, signal }),
    placeholderData: keepPreviousData,
  })

/** Counts the people of an audience; waits until the audience is complete. */
export const useAudienceCount = (audience: Audience | null) =>
  useQuery({
    queryKey: [...KEY, 'audience', audience],
    queryFn: async ({ signal }) =>
      (await api('POST /api/admin/broadcasts/audience', { body: { audience: audience! }, signal })).people,
    enabled: audience !== null,
  })

/** Sends an announcement. */
export function useSendBroadcast() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { content: string; audience: Audience }) =>
      api('POST /api/admin/broadcasts', { body }),
    onSuccess: ({ message }) => notify.success(message),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}
