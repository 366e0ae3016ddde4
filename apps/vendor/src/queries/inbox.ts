import { useQuery } from '@tanstack/react-query'
import { api } from '../site.ts'

export const inboxKey = ['inbox']

/** The vendor's conversations, newest first. */
export const useInbox = () =>
  useQuery({
    queryKey: inboxKey,
    queryFn: async ({ signal }) => (await api('GET /api/pro/inbox', { signal })).inbox,
  })

/** How many messages wait to be read, over all conversations. */
export function useUnreadMessages(): number {
  const { data = [] } = useInbox()
  return data.reduce((sum, { unreadCount }) => sum + unreadCount, 0)
}
