// implements: §3.14, §6.6
import { NAMED_ROLES } from '@anseo/domain/admin-role'
import { z } from 'zod'
import { call, type RolesFor, succeeds } from './call.ts'
import { cursorQuery, id, instant } from './wire.ts'

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
const noticeCalls = <
  const B extends string,
  const A extends 'client' | 'vendor' | 'admin',
  const R extends RolesFor,
>(
  base: B,
  access: A,
  roles: R,
) => ({
  list: call({
    method: 'GET',
    path: `${base}/notifications` as const,
    access,
    roles,
    summary: 'List notifications, newest first. Marks nothing as read.',
    query: z.object(cursorQuery),
    reply: succeeds({
      notifications: z.array(noticeOnWire),
      total: z.number().int(),
      nextCursor: z.string().nullable(),
    }),
  }),
  markRead: call({
    method: 'PATCH',
    path: `${base}/notifications/mark-read` as const,
    access,
    roles,
    whileBlocked: true,
    summary: 'Mark notifications as read: all, or those up to the newest that was seen.',
    query: z.object({
      until: id().optional().meta({
        description: 'A notification; those that came after it stay unread. Unknown: nothing is marked',
      }),
    }),
  }),
  unreadCount: call({
    method: 'GET',
    path: `${base}/notifications/unread-count` as const,
    access,
    roles,
    summary: 'Count unread notifications.',
    reply: succeeds({ count: z.number().int() }),
  }),
})

export const clientNoticeCalls = noticeCalls('/api', 'client', undefined)
export const vendorNoticeCalls = noticeCalls('/api/pro', 'vendor', undefined)
export const adminNoticeCalls = noticeCalls('/api/admin', 'admin', NAMED_ROLES)
