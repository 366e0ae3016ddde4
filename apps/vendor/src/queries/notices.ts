import { noticeQueries } from '@anseo/site-kit/notice-queries'
import { api } from '../site.ts'

export const { useNotices, useUnreadNotices, useMarkNoticesRead } = noticeQueries({
  list: (query, signal) => api('GET /api/pro/notifications', { query, signal }),
  count: (signal) => api('GET /api/pro/notifications/unread-count', { signal }),
  markRead: (until) => api('PATCH /api/pro/notifications/mark-read', { query: { until } }),
})
