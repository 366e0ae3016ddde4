// implements: §2.97, §2.98
import { Avatar } from './avatar.tsx'
import { classNames } from './class-names.ts'
import { CountBadge } from './count-badge.tsx'
import { Linked } from './linked.tsx'
import type { LinkElement } from './linked.tsx'

type InboxRowProps = {
  link: LinkElement
  name: string
  what: string
  picture: string | null | undefined
  last: string
  /** Preformatted, such as 'Today at 11:42 AM'. */
  time?: string | null
  unread: number
  /** The specified text '{n} new message(s)'. */
  unreadText: string
  selected?: boolean
}

/** A conversation in the inbox. */
export function InboxRow(props: InboxRowProps) {
  const { link, name, what, picture, last, time, unread, unreadText, selected } = props
  return (
    <Linked
      link={link}
      className={classNames('conversation', unread > 0 && 'unread')}
      aria-current={selected ? 'true' : undefined}
    >
      <Avatar name={name} src={picture} size={54} />
      <span className="block min-w-0">
        <span className="line">
          <span className="name">{name}</span>
          {time && <time>{time}</time>}
        </span>
        <span className="what block">{what}</span>
        <span className="line">
          <span className="last">{last}</span>
          <CountBadge count={unread} hidden />
        </span>
        {unread > 0 && <span className="new block">{unreadText}</span>}
      </span>
    </Linked>
  )
}
