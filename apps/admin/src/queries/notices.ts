import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../site.ts'

const KEY = ['notices']
const COUNT_KEY = [...KEY, 'count']
const PAGE = 30
/** Interval at which the bell polls for unread notifications, in ms. */
const ASK_AGAIN_MS = 60_000

/** Loads the admin's notifications page by page, newest first. */
export const useNotices = () =>
  useInfiniteQuery({
    queryKey: [...KEY, 'list'],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/admin/notifications', {
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
    queryFn: async ({ signal }) => (await api('GET /api/admin/notifications/unread-count', { signal })).count,
    refetchInterval: ASK_AGAIN_MS,
  })

/** Marks notifications as read once they are shown, up to the newest of them; the bell shows 0, and the 'New' badges stay. */
export function useMarkNoticesRead(newest: string | undefined) {
  const queries = useQueryClient()
  useEffect(() => {
    if (newest === undefined) return
    queries.setQueryData(COUNT_KEY, 0)
    // A failure is only logged by the browser: there is nothing that a person could do.
    api('PATCH /api/admin/notifications/mark-read', { query: { until: newest } }).catch(() => undefined)
  }, [newest, queries])
}
