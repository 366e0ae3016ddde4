// implements: §3.14
import type { NoticeOnWire, VendorNoticeOnWire } from '@anseo/contract/notifications'
import type { NoticeRow } from './store.ts'

/** A notice with its prefix, by which pages tell a personal one from a broadcast (C2). */
export const noticeToWire = ({ id, content, readAt, createdAt }: NoticeRow): NoticeOnWire => ({
  _id: id,
  content,
  read: readAt !== null,
  timestamp: createdAt.toISOString(),
})

/** The same for a vendor, with the page that it is about. */
export const noticeToVendor = (row: NoticeRow): VendorNoticeOnWire => ({
  ...noticeToWire(row),
  path: row.path,
})
