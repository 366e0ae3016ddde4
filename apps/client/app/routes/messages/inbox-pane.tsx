// implements: §2.96, §2.100, §2.102, §8.16
import { counted } from '@anseo/domain/counted'
import { bookingErrorText } from '@anseo/api-client/error-texts'
import { useConnection } from '@anseo/site-kit/use-connection'
import { Availability } from '@anseo/ui/availability'
import { Button } from '@anseo/ui/button'
import { EmptyState } from '@anseo/ui/empty-state'
import { LoadFailure } from '@anseo/ui/load-failure'
import speechBubblePicture from '@anseo/ui/assets/pictures/speech-bubble.webp?no-inline'
import { useOnline } from '@anseo/ui/use-online'
import { Link } from 'react-router'
import { useSocket } from '../../account/live.tsx'
import { type Inbox, useUnread } from '../../account/unread.tsx'
import { InboxList } from './inbox-list.tsx'
import { RowsWaiting } from './inbox-waiting.tsx'

/** The client's conversations; 'Online' is the client's own connection (C6). */
export function InboxPane({ selected }: { selected: string | undefined }) {
  const { inbox, refresh } = useUnread()
  const online = useOnline()
  const connection = useConnection(useSocket())
  const count = inbox.entries?.length
  return (
    <section className="inbox" aria-label="Inbox">
      <div className="inbox-head">
        <div className="flex items-center justify-between gap-4">
          <h1>Messages</h1>
          <Availability available={online && connection !== 'lost'} words={['Online', 'Offline']} />
        </div>
        {count !== undefined && <p className="text-sm text-ink-2">{counted(count, 'conversation')}</p>}
        <Link className="link inline-flex min-h-11 items-center text-sm" to="/my-requests">
          Quote requests
        </Link>
      </div>
      <Conversations inbox={inbox} selected={selected} onRetry={refresh} />
    </section>
  )
}

interface ConversationsProps {
  inbox: Inbox
  selected: string | undefined
  onRetry: () => void
}

function Conversations({ inbox: { entries, error }, selected, onRetry }: ConversationsProps) {
  if (entries === null) {
    if (error === null) return <RowsWaiting />
    return (
      <LoadFailure title="Error Loading Messages" onRetry={onRetry}>
        {bookingErrorText(error)}
      </LoadFailure>
    )
  }
  if (entries.length > 0) return <InboxList entries={entries} selected={selected} />
  return (
    <EmptyState
      title="No Messages Yet"
      picture={speechBubblePicture}
      action={
        <Button asChild>
          <Link to="/vendors">Browse Vendors</Link>
        </Button>
      }
    >
      Message a vendor and your conversation will appear here.
    </EmptyState>
  )
}
