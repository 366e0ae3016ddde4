import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api, useReadPages, useRead } from '../site.ts'

export const inboxKey = ['inbox']
const PAGE = 30

/** Filter of the inbox. */
export interface InboxFilter {
  search: string
  unread: boolean
}

/** Loads the vendor's conversations, newest first, and how many there are in all. */
export const useInbox = ({ search, unread }: InboxFilter) =>
  useReadPages([...inboxKey, 'list', { search, unread }], 'GET /api/pro/inbox', {
    query: { limit: PAGE, search, ...(unread && { unread: 'true' }) },
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({
      entries: pages.flatMap(({ inbox }) => inbox),
      counts: pages.at(-1)!.counts,
    }),
  })

/** Loads the conversation with one client; null when there is none yet. */
export const useInboxEntry = (clientId: string) =>
  useQuery({
    queryKey: [...inboxKey, 'entry', clientId],
    queryFn: async ({ signal }) => {
      const { inbox } = await api('GET /api/pro/inbox', { query: { clientId, limit: 1 }, signal })
      return inbox[0] ?? null
    },
  })

/** Returns the number of unread messages in all conversations. */
export function useUnreadMessages(): number {
  const { data } = useRead([...inboxKey, 'counts'], 'GET /api/pro/inbox', {
    query: { limit: 1 },
    select: ({ counts }) => counts,
  })
  return data?.unreadMessages ?? 0
}
