import { readNotice } from '@anseo/domain/notice'
import { relativeTime } from '@anseo/domain/relative-time'
import type { LinkElement } from './linked.tsx'
import { NotificationItem } from './notification-item.tsx'

interface Notice {
  _id: string
  content: string
  read: boolean
  timestamp: string
  /** The page that it is about. */
  path?: string | undefined
}

interface NoticeListProps {
  notices: readonly Notice[]
  now: Date
  /** The link to the page that a notice is about; none where it cannot be opened. */
  renderLink: (path: string) => LinkElement | undefined
}

/** Lists notifications, newest first. */
export function NoticeList({ notices, now, renderLink }: NoticeListProps) {
  return (
    <>
      <p className="hint mb-3">Notifications are marked as read automatically on view.</p>
      <div className="card overflow-hidden">
        {notices.map(({ _id, content, read, timestamp, path }) => {
          const { type, text } = readNotice(content)
          return (
            <NotificationItem
              key={_id}
              kind={type === 'Broadcast' ? 'broadcast' : 'notification'}
              unread={!read}
              time={relativeTime(timestamp, now)}
              at={timestamp}
              link={path === undefined ? undefined : renderLink(path)}
            >
              {text}
            </NotificationItem>
          )
        })}
      </div>
    </>
  )
}
