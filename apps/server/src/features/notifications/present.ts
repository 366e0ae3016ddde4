// implements: §3.14
import type { AdminNoticeOnWire, NoticeOnWire } from '@anseo/contract/notifications'
import type { NoticeRow } from './store.ts'

/** A notice with its prefix, by which pages tell a personal one from a broadcast (C2). */
export const noticeToWire = ({ id, content, readAt, createdAt }: NoticeRow): NoticeOnWire => ({
  _id: id,
  content,
  read: readAt !== null,
  timestamp: createdAt.toISOString(),
})

/** The same with the page that it leads to. */
export const adminNoticeToWire = (row: NoticeRow): AdminNoticeOnWire => ({
  ...noticeToWire(row),
  path: row.path,
})
