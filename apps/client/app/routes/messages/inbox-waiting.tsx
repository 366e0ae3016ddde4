// implements: §2.101
import { classNames } from '@anseo/ui/class-names'
import { LoadingNote } from '@anseo/ui/loading-note'
import { Skeleton } from '@anseo/ui/skeleton'

/** Widths of the names, in percent. */
const ROWS = [62, 48, 70, 55, 66, 50]

/** Placeholders for the messages page; on a phone a chat has no room for the inbox. */
export function InboxWaiting({ inChat }: { inChat: boolean }) {
  return (
    <div className={classNames('chat-app', inChat && 'in-chat')}>
      <section className="inbox" aria-label="Inbox">
        <div className="inbox-head">
          <h1>Messages</h1>
        </div>
        <RowsWaiting />
      </section>
      <section className="chat-pick" aria-label="Chat" />
    </div>
  )
}

/** Placeholders for conversations. */
export function RowsWaiting() {
  return (
    <div className="inbox-list">
      <LoadingNote text="Loading Messages..." />
      {ROWS.map((width) => (
        <div key={width} className="conversation">
          <Skeleton width={54} height={54} round />
          <span className="grid content-center gap-2">
            <Skeleton width={`${width}%`} height={14} />
            <Skeleton width="30%" height={11} />
            <Skeleton width={`${width + 20}%`} height={12} />
          </span>
        </div>
      ))}
    </div>
  )
}
