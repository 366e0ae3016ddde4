// implements: §3.14
import type { NoticeOnWire } from '@anseo/contract/notifications'
import type { NoticeRow } from './store.ts'

/** Returns a notice with its prefix, by which pages tell a personal notice from a broadcast (C2). */
export const noticeToWire = ({ id, content, path, readAt, createdAt }: NoticeRow): NoticeOnWire => ({
  _id: id,
  content,
  ...(path !== null && { path }),
  read: readAt !== null,
  timestamp: createdAt.toISOString(),
})
