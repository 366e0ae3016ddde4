// implements: §2.97, §2.103
import { counted } from '@anseo/domain/counted'
import { useNow } from '@anseo/site-kit/use-now'
import type { ClientInboxEntry } from '@anseo/contract/messages'
import { inboxTime } from '@anseo/domain/inbox-time'
import { InboxRow } from '@anseo/ui/inbox-row'
import { Link } from 'react-router'
import { chatPath } from './chat-path.ts'
import { useLabelOf } from '../../vendors/use-specialities.ts'

/** While a page is open, 'Today' becomes 'Yesterday'. */
const TIMES_EVERY_MS = 60_000

interface InboxListProps {
  entries: readonly ClientInboxEntry[]
  selected: string | undefined
}

/** Conversations, newest first (C7). */
export function InboxList({ entries, selected }: InboxListProps) {
  const labelOf = useLabelOf()
  const now = useNow(TIMES_EVERY_MS)
  return (
    <ul className="inbox-list">
      {entries.map(
        ({ vendorId, vendorName, vendorImage, speciality, lastMessage, timestamp, unreadCount }) => (
          <li key={vendorId}>
            <InboxRow
              link={<Link to={chatPath(vendorId)} />}
              name={vendorName || 'Unknown Vendor'}
              what={speciality ? labelOf(speciality) : 'Vendor'}
              picture={vendorImage}
              last={lastMessage || 'No messages yet'}
              time={timestamp ? inboxTime(new Date(timestamp), now) : null}
              unread={unreadCount}
              unreadText={counted(unreadCount, 'new message')}
              selected={vendorId === selected}
            />
          </li>
        ),
      )}
    </ul>
  )
}
