import { noticeQueries } from '@anseo/site-kit/notice-queries'
import { api } from '../site.ts'

/** The admin's own notifications, polled every minute; reports of content are in `content-notices.ts`. */
export const { useNotices, useUnreadNotices, useMarkNoticesRead } = noticeQueries({
  api,
  site: 'admin',
  pollMs: 60_000,
})
