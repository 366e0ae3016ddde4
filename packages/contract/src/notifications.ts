// implements: §3.14, §6.6
import { z } from 'zod'
import { succeeds } from './call.ts'
import { cursorQuery, id, instant } from './wire.ts'
import { callsOf, type SitePath } from './sites.ts'

/** A notice as stored: the prefix tells a personal one from a broadcast (section 3, C2). */
export const noticeOnWire = z.object({
  _id: id(),
  content: z.string(),
  path: z
    .string()
    .optional()
    .meta({ description: 'The page that it is about, a path of the product; announcements have none' }),
  read: z.boolean(),
  timestamp: instant(),
})
export type NoticeOnWire = z.output<typeof noticeOnWire>

/** The notification calls, which every site has; the client's stand without a site's path (section 7). */
const noticeCalls = <const B extends string, const S extends SitePath>(base: B, site: S) => {
  const own = callsOf(site)
  return {
    list: own({
      method: 'GET',
      path: `${base}/notifications` as const,
      summary: 'List notifications, newest first. Marks nothing as read.',
      query: z.object(cursorQuery),
      reply: succeeds({
        notifications: z.array(noticeOnWire),
        total: z.number().int(),
        nextCursor: z.string().nullable(),
      }),
    }),
    markRead: own({
      method: 'PATCH',
      path: `${base}/notifications/mark-read` as const,
      whileBlocked: true,
      summary: 'Mark notifications as read: all, or those up to the newest that was seen.',
      query: z.object({
        until: id().optional().meta({
          description: 'A notification; those that came after it stay unread. Unknown: nothing is marked',
        }),
      }),
    }),
    unreadCount: own({
      method: 'GET',
      path: `${base}/notifications/unread-count` as const,
      summary: 'Count unread notifications.',
      reply: succeeds({ count: z.number().int() }),
    }),
  }
}

export const clientNoticeCalls = noticeCalls('/api', 'user')
export const vendorNoticeCalls = noticeCalls('/api/pro', 'pro')
export const adminNoticeCalls = noticeCalls('/api/admin', 'admin')
