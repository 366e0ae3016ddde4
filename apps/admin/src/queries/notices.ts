import { noticeQueries } from '@anseo/site-kit/notice-queries'
import { api } from '../site.ts'

export const { useNotices, useUnreadNotices, useMarkNoticesRead } = noticeQueries({
  list: (query, signal) => api('GET /api/admin/notifications', { query, signal }),
  count: (signal) => api('GET /api/admin/notifications/unread-count', { signal }),
  markRead: (until) => api('PATCH /api/admin/notifications/mark-read', { query: { until } }),
  pollMs: 60_000,
})
