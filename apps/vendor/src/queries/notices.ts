import { noticeQueries } from '@anseo/site-kit/notice-queries'
import { api } from '../site.ts'

export const { useNotices, useUnreadNotices, useMarkNoticesRead } = noticeQueries({ api, site: 'pro' })
