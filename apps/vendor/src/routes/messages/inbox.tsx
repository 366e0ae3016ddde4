import { counted } from '@anseo/domain/counted'
import { MoreButton } from '@anseo/site-kit/cards/more-button'
import { useConnection } from '@anseo/site-kit/use-connection'
import { Availability } from '@anseo/ui/availability'
import { CardSkeleton } from '@anseo/ui/card-skeleton'
import { EmptyState } from '@anseo/ui/empty-state'
import { LoadFailure } from '@anseo/ui/load-failure'
import { LoadingNote } from '@anseo/ui/loading-note'
import speechBubblePicture from '@anseo/ui/assets/pictures/speech-bubble.webp?no-inline'
import { Segmented } from '@anseo/ui/segmented'
import { useOnline } from '@anseo/ui/use-online'
import { useInbox } from '../../queries/inbox.ts'
import { useSocket } from '../../shell/live.tsx'
import { SearchField } from '../../shell/search-field.tsx'
import { InboxEntry } from './inbox-entry.tsx'
import { useInboxFilter } from './use-inbox-filter.ts'

/** The conversations, newest first (§2 Messages inbox); 'Online' is the vendor's own connection (C6). */
export function Inbox({ selectedId }: { selectedId: string | undefined }) {
  const { filter, setFilter } = useInboxFilter()
  const inbox = useInbox(filter)
  const { data, isError, isFetching, hasNextPage, refetch } = inbox
  const online = useOnline()
  const connection = useConnection(useSocket())
  const narrowed = filter.search !== '' || filter.unread
  return (
    <section className="inbox" aria-label="Conversations">
      <div className="inbox-head grid gap-3">
        <div className="flex items-center justify-between">
          <h2 className="text-[1.0625rem]">
            {data ? counted(data.counts.conversations, 'conversation') : 'Conversations'}
          </h2>
          <Availability available={online && connection !== 'lost'} words={['Online', 'Offline']} />
        </div>
        {(data === undefined || data.counts.conversations > 0) && (
          <>
            <SearchField
              label="Search conversations"
              placeholder="Search name or last message"
              search={filter.search}
              onSearch={(search) => setFilter({ search })}
            />
            <Segmented
              label="Which conversations"
              value={filter.unread ? 'unread' : 'all'}
              options={[
                { value: 'all', label: 'All' },
                { value: 'unread', label: unreadText(data?.counts.unreadConversations) },
              ]}
              onChange={(which) => setFilter({ unread: which === 'unread' })}
            />
          </>
        )}
      </div>
      <div className="inbox-list">
        {data?.entries.map((entry) => (
          <InboxEntry key={entry.clientId} entry={entry} selected={entry.clientId === selectedId} />
        ))}
        {hasNextPage && (
          <div className="p-4 text-center">
            <MoreButton
              list={inbox}
              countOf={({ entries }) => entries.length}
              label="More conversations"
              size="sm"
            />
          </div>
        )}
        {data?.entries.length === 0 && !narrowed && (
          <EmptyState title="No Messages Yet" picture={speechBubblePicture}>
            Messages from clients will appear here.
          </EmptyState>
        )}
        {data?.entries.length === 0 && narrowed && (
          <p className="muted p-5" role="status">
            {filter.search === '' ? "You're all caught up." : 'No conversations found.'}
          </p>
        )}
        {!data && isError && <LoadFailure title="Error Loading Messages" query={{ isFetching, refetch }} />}
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

const unreadText = (count: number | undefined) => (count ? `Unread (${count})` : 'Unread')
