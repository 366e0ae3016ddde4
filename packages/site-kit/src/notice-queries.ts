import type { ReplyTo } from '@anseo/contract/calls'
import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keepShownAsNew } from './notice-pages.ts'
import type { SiteCalls } from './site-calls.ts'
import { useVisible } from './use-visible.ts'

/** The key of all queries below. */
export const noticesKey = ['notices']
const COUNT_KEY = [...noticesKey, 'count']
const PAGE = 30

type Page = ReplyTo<'GET /api/pro/notifications'>
type Pages = InfiniteData<Page>

interface NoticeCalls extends SiteCalls<'pro' | 'admin'> {
  /** Interval at which the bell polls, in ms; without it the site reloads the count when it hears of a notification. */
  pollMs?: number
}

/** Returns the hooks for the notifications of a working site. */
export function noticeQueries({ api, site, pollMs }: NoticeCalls) {
  /** Loads the notifications, newest first; an unread one stays marked as new while the page is open (C3). */
  const useNotices = () =>
    useInfiniteQuery({
      queryKey: [...noticesKey, 'list'],
      queryFn: ({ pageParam: cursor, signal }) =>
        api(`GET /api/${site}/notifications`, { query: { limit: PAGE, cursor }, signal }),
      initialPageParam: '',
      getNextPageParam: ({ nextCursor }) => nextCursor,
      gcTime: 0,
      structuralSharing: (before, loaded) => keepShownAsNew(before as Pages | undefined, loaded as Pages),
    })

  /** Loads the number on the bell. */
  const useUnreadNotices = () =>
    useQuery({
      queryKey: COUNT_KEY,
      queryFn: async ({ signal }) =>
        (await api(`GET /api/${site}/notifications/unread-count`, { signal })).count,
      refetchInterval: pollMs ?? false,
    })

  /**
   * Marks notifications as read once they can be seen, up to the newest of them, and sets the bell to 0 (C3).
   */
  function useMarkNoticesRead(newest: string | undefined) {
    const queries = useQueryClient()
    const seen = useVisible() ? newest : undefined
    useEffect(() => {
      if (seen === undefined) return
      const read = async () => {
        // A count that is on its way may be from before, and would come back to the bell.
        await queries.cancelQueries({ queryKey: COUNT_KEY })
        queries.setQueryData(COUNT_KEY, 0)
        await api(`PATCH /api/${site}/notifications/mark-read`, { query: { until: seen } })
        await queries.invalidateQueries({ queryKey: COUNT_KEY })
      }
      // A failure is only logged by the browser: there is nothing that the user could do (section 8).
      read().catch(() => undefined)
    }, [seen, queries])
  }

  return { useNotices, useUnreadNotices, useMarkNoticesRead }
}
