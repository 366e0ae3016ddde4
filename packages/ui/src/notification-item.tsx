// implements: §2.110
import type { ReactNode } from 'react'
import { Bell, Megaphone } from 'lucide-react'
import { Badge } from './badge.tsx'
import { classNames } from './class-names.ts'
import { Linked } from './linked.tsx'
import type { LinkElement } from './linked.tsx'

type NotificationItemProps = {
  kind: 'notification' | 'broadcast'
  unread: boolean
  /** Relative, such as '18 minutes ago'. */
  time: string
  /** Value of the `datetime` attribute. */
  at?: string
  /** An icon that fits the content; by default a bell or megaphone. */
  icon?: ReactNode
  /** Link to the subject; the whole notification can be pressed. */
  link?: LinkElement | undefined
  children: ReactNode
}

/** Shows a notification. */
export function NotificationItem({ kind, unread, time, at, icon, link, children }: NotificationItemProps) {
  const broadcast = kind === 'broadcast'
  const Fallback = broadcast ? Megaphone : Bell
  return (
    <article
      className={classNames('notification', broadcast && 'broadcast', unread && 'unread', link && 'leads')}
    >
      <span className="disc">{icon ?? <Fallback aria-hidden="true" />}</span>
      <div className="head">
        <Badge tone={broadcast ? 'broadcast' : 'bell'}>{broadcast ? 'Broadcast' : 'Notification'}</Badge>
        {unread && <Badge tone="new">New</Badge>}
        <time dateTime={at}>{time}</time>
      </div>
      <p>{link ? <Linked link={link}>{children}</Linked> : children}</p>
    </article>
  )
}
