import { useNow } from '@anseo/site-kit/use-now'
import type { VendorInboxEntry } from '@anseo/contract/messages'
import { inboxTime } from '@anseo/domain/inbox-time'
import { unreadCount } from '@anseo/domain/unread-count'
import { InboxRow } from '@anseo/ui/inbox-row'
import { Link, useLocation } from 'react-router'

/** A conversation in the inbox; opening it keeps the inbox filter. */
export function InboxEntry({ entry, selected }: { entry: VendorInboxEntry; selected: boolean }) {
  const now = useNow(60_000)
  const { search } = useLocation()
  const { clientId, clientName, clientImage, lastMessage, timestamp, unreadCount: unread } = entry
  return (
    <InboxRow
      link={<Link to={{ pathname: `/messages/${clientId}`, search }} />}
      name={clientName}
      what="Client"
      picture={clientImage}
      last={lastMessage || 'No messages yet'}
      time={inboxTime(new Date(timestamp), now)}
      unread={unread}
      unreadText={`${unreadCount(unread)} new ${unread === 1 ? 'message' : 'messages'}`}
      selected={selected}
    />
  )
}
