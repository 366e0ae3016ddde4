import { noticeQueries } from '@anseo/site-kit/notice-queries'
import { api } from '../site.ts'

export const { useNotices, useUnreadNotices, useMarkNoticesRead } = noticeQueries({
  api,
  site: 'admin',
  pollMs: 60_000,
})
