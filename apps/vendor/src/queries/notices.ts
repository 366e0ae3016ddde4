import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../site.ts'

export const noticesKey = ['notices']
const COUNT_KEY = [...noticesKey, 'count']
const PAGE = 30

/** Loads the notifications, newest first. */
export const useNotices = () =>
  useInfiniteQuery({
    queryKey: [...noticesKey, 'list'],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/pro/notifications', {
        query: { limit: PAGE, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ notifications }) => notifications),
  })

/** Loads the number on the bell. */
export const useUnreadNotices = () =>
  useQuery({
    queryKey: COUNT_KEY,
    queryFn: async ({ signal }) => (await api('GET /api/pro/notifications/unread-count', { signal })).count,
  })

/** Marks notifications as read once they are shown, up to the newest of them; the bell shows 0, and the 'New' badges stay (C3). */
export function useMarkNoticesRead(newest: string | undefined) {
  const queries = useQueryClient()
  useEffect(() => {
    if (newest === undefined) return
    queries.setQueryData(COUNT_KEY, 0)
    // A failure is only logged by the browser: there is nothing that a person could do (section 8).
    api('PATCH /api/pro/notifications/mark-read', { query: { until: newest } }).catch(() => undefined)
  }, [newest, queries])
}
