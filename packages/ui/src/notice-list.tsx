import { readNotice } from '@anseo/domain/notice'
import { relativeTime } from '@anseo/domain/relative-time'
import type { ReactNode } from 'react'
import { NotificationItem } from './notification-item.tsx'

interface Notice {
  _id: string
  content: string
  read: boolean
  timestamp: string
}

interface NoticeListProps<N extends Notice> {
  notices: readonly N[]
  now: Date
  /** Makes the text of one a link to what it is about. */
  renderText?: (notice: N, text: string) => ReactNode
}

/** Notices as they came, newest first. */
export function NoticeList<N extends Notice>({ notices, now, renderText }: NoticeListProps<N>) {
  return (
    <>
      <p className="hint mb-3">Notifications are marked as read automatically on view.</p>
      <div className="card overflow-hidden">
        {notices.map((notice) => {
          const { _id, content, read, timestamp } = notice
          const { type, text } = readNotice(content)
          return (
            <NotificationItem
              key={_id}
              kind={type === 'Broadcast' ? 'broadcast' : 'notification'}
              unread={!read}
              time={relativeTime(timestamp, now)}
              at={timestamp}
            >
              {renderText ? renderText(notice, text) : text}
            </NotificationItem>
          )
        })}
      </div>
    </>
  )
}
