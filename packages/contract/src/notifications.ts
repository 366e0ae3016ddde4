// implements: §3.14, §6.6
import { z } from 'zod'
import { call, succeeds, succeedsWithMessage } from './call.ts'
import { cursorQuery, id, instant } from './wire.ts'

/** A notice as stored: the prefix tells a personal one from a broadcast (section 3, C2). */
export const noticeOnWire = z.object({
  _id: id(),
  content: z.string(),
  read: z.boolean(),
  timestamp: instant(),
})
export type NoticeOnWire = z.output<typeof noticeOnWire>

/** One of an admin, with the page of what it is about; null for an announcement. */
export const adminNoticeOnWire = noticeOnWire.extend({ path: z.string().nullable() })
export type AdminNoticeOnWire = z.output<typeof adminNoticeOnWire>

/** The notification calls, which every site has; the client's stand without a site's path (section 7). */
const noticeCalls = <
  const B extends string,
  const A extends 'client' | 'vendor' | 'admin',
  N extends typeof noticeOnWire,
>(
  base: B,
  access: A,
  notice: N,
) => ({
  list: call({
    method: 'GET',
    path: `${base}/notifications` as const,
    access,
    summary: 'List notifications, newest first. Marks nothing as read.',
    query: z.object(cursorQuery),
    reply: succeeds({ notifications: z.array(notice), nextCursor: z.string().nullable() }),
    refusals: [],
  }),
  markRead: call({
    method: 'PATCH',
    path: `${base}/notifications/mark-read` as const,
    access,
    summary: 'Mark all notifications as read.',
    reply: succeedsWithMessage(),
    refusals: [],
  }),
  unreadCount: call({
    method: 'GET',
    path: `${base}/notifications/unread-count` as const,
    access,
    summary: 'Count unread notifications.',
    reply: succeeds({ count: z.number().int() }),
    refusals: [],
  }),
})

export const clientNoticeCalls = noticeCalls('/api', 'client', noticeOnWire)
export const vendorNoticeCalls = noticeCalls('/api/pro', 'vendor', noticeOnWire)
export const adminNoticeCalls = noticeCalls('/api/admin', 'admin', adminNoticeOnWire)
