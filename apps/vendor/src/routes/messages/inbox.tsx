import { useNow } from '@anseo/api-client/use-now'
import type { VendorInboxEntry } from '@anseo/contract/messages'
import { inboxTime } from '@anseo/domain/inbox-time'
import { unreadCount } from '@anseo/domain/unread-count'
import { Availability } from '@anseo/ui/availability'
import { CardSkeleton } from '@anseo/ui/card-skeleton'
import { EmptyState } from '@anseo/ui/empty-state'
import { InboxRow } from '@anseo/ui/inbox-row'
import { LoadFailure } from '@anseo/ui/load-failure'
import { LoadingNote } from '@anseo/ui/loading-note'
import { pictures } from '@anseo/ui/pictures'
import { useOnline } from '@anseo/ui/use-online'
import { Link } from 'react-router'
import { useInbox } from '../../queries/inbox.ts'

/** The conversations, newest first (§2 Messages inbox). */
export function Inbox({ selectedId }: { selectedId: string | undefined }) {
  const { data, isError, isFetching, refetch } = useInbox()
  const online = useOnline()
  return (
    <section className="inbox" aria-label="Conversations">
      <div className="inbox-head flex items-center justify-between">
        <h2 className="text-[1.0625rem]">{conversationsText(data?.length)}</h2>
        <Availability available={online} words={['Online', 'Offline']} />
      </div>
      <div className="inbox-list">
        {data?.map((entry) => (
          <Row key={entry.clientId} entry={entry} selected={entry.clientId === selectedId} />
        ))}
        {data?.length === 0 && (
          <EmptyState title="No Messages Yet" picture={pictures.speechBubble}>
            Clients write to you from your page; you can answer here.
          </EmptyState>
        )}
        {!data && isError && (
          <LoadFailure title="Error Loading Messages" busy={isFetching} onRetry={() => void refetch()}>
            Check your internet connection and try again.
          </LoadFailure>
        )}
        {!data && !isError && (
          <>
            <LoadingNote text="Loading Messages..." />
            <CardSkeleton count={4} height={54} />
          </>
        )}
      </div>
    </section>
  )
}

function Row({ entry, selected }: { entry: VendorInboxEntry; selected: boolean }) {
  const now = useNow(60_000)
  const { clientId, clientName, clientImage, lastMessage, timestamp, unreadCount: unread } = entry
  return (
    <InboxRow
      link={<Link to={`/messages/${clientId}`} />}
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

function conversationsText(count: number | undefined): string {
  if (count === undefined) return 'Conversations'
  return `${count} ${count === 1 ? 'conversation' : 'conversations'}`
}
