import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, useRead } from '../site.ts'

const KEY = ['calendar-feed']

/** Loads whether a private calendar link exists. */
export const useCalendarFeed = () =>
  useRead(KEY, 'GET /api/pro/calendar-feed', { select: ({ feed }) => feed })

/** Creates a link, which is shown only this once. */
export function useCreateFeed() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (password: string) => api('POST /api/pro/calendar-feed', { body: { password } }),
    meta: { inForm: true },
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}

/** Ends the link. */
export function useRevokeFeed() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api('DELETE /api/pro/calendar-feed'),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}
