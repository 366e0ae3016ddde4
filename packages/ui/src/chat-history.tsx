import { formatClock } from '@anseo/domain/inbox-time'
import { CloudOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ChatLog, type ChatLogProps } from './chat-log.tsx'
import { LoadFailure } from './load-failure.tsx'
import { LoadingNote } from './loading-note.tsx'

type ChatHistoryProps<Message> = Omit<ChatLogProps<Message>, 'children'> & {
  /** True while the history, or the part above it, is loading. */
  loading: boolean
  /** Reason why the history did not load, or null. */
  failure: string | null
  onReload: () => void
  /** True while the connection is lost and no messages arrive. */
  closed: boolean
  now: Date
  /** Shown when there are no messages. */
  empty: ReactNode
}

/** The messages of a conversation, or the reason why none are shown. */
export function ChatHistory<Message>(props: ChatHistoryProps<Message>) {
  const { loading, failure, onReload, closed, now, empty, ...log } = props
  const lostAt = useLostAt(closed, now)
  if (failure !== null && log.days.length === 0) {
    return (
      <div className="chat-log">
        <LoadFailure title={failure} onRetry={onReload}>
          Your messages are safe.
        </LoadFailure>
      </div>
    )
  }
  if (loading) {
    return (
      <div className="chat-log">
        <LoadingNote text="Loading Messages..." />
      </div>
    )
  }
  return (
    <ChatLog {...log}>
      {log.days.length === 0 && empty}
      {lostAt && (
        <p className="flex items-center justify-center gap-2 pt-3 text-sm text-ink-2">
          <CloudOff aria-hidden="true" size={18} />
          Last updated {formatClock(lostAt)}
        </p>
      )}
    </ChatLog>
  )
}

/** Returns since when the connection has been lost, null while it is there. */
function useLostAt(lost: boolean, now: Date): Date | null {
  const [lostAt, setLostAt] = useState<Date | null>(null)
  if (lost !== (lostAt !== null)) setLostAt(lost ? now : null)
  return lostAt
}
