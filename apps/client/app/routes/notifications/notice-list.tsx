// implements: §2.110
import { useNow } from '@anseo/site-kit/use-now'
import type { NoticeOnWire } from '@anseo/contract/notifications'
import { readNotice } from '@anseo/domain/notice'
import { relativeTime } from '@anseo/domain/relative-time'
import { NotificationItem } from '@anseo/ui/notification-item'
import { Link } from 'react-router'
import { NoticeIcon } from './notice-icon.tsx'

const TIMES_EVERY_MS = 30_000

/** Notifications, newest first, each with its age. */
export function NoticeList({ notices }: { notices: readonly NoticeOnWire[] }) {
  const now = useNow(TIMES_EVERY_MS)
  return (
    <div className="card notification-list">
      {notices.map(({ _id, content, path, read, timestamp }) => {
        const { type, text } = readNotice(content)
        const personal = type === 'Notification'
        return (
          <NotificationItem
            key={_id}
            kind={personal ? 'notification' : 'broadcast'}
            unread={!read}
            time={relativeTime(timestamp, now)}
            at={timestamp}
            link={path === undefined ? undefined : <Link to={path} />}
            {...(personal && { icon: <NoticeIcon text={text} /> })}
          >
            {text}
          </NotificationItem>
        )
      })}
    </div>
  )
}
