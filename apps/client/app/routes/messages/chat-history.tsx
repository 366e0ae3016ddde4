import { chatHistoryText } from '@anseo/api-client/chat-history-text'
import { conversationDays } from '@anseo/api-client/conversation'
import type { ConversationControl } from '@anseo/api-client/use-conversation'
import { serverNow } from '@anseo/api-client/server-clock'
import { useNow } from '@anseo/api-client/use-now'
import type { AppointmentOnWire } from '@anseo/contract/appointments'
import { formatClock } from '@anseo/domain/inbox-time'
import { ChatLog } from '@anseo/ui/chat-log'
import { EmptyState } from '@anseo/ui/empty-state'
import { LoadFailure } from '@anseo/ui/load-failure'
import { LoadingNote } from '@anseo/ui/loading-note'
import { pictures } from '@anseo/ui/pictures'
import { notify } from '@anseo/ui/toasts'
import { CloudOff } from 'lucide-react'
import { useState } from 'react'
import { QuoteMessage } from './quote-message.tsx'

const DAYS_EVERY_MS = 60_000

interface ChatHistoryProps {
  chat: ConversationControl
  /** It, or what stands above it, is not known yet. */
  loading: boolean
  /** Why nothing new arrives. */
  closed: string | null
  appointments: readonly AppointmentOnWire[]
  /** Begins a message. */
  onAsk: (text: string) => void
}

/** The messages, or why there are none to see. */
export function ChatHistory({ chat, loading, closed, appointments, onAsk }: ChatHistoryProps) {
  const now = useNow(DAYS_EVERY_MS)
  const lostAt = useLostAt(closed !== null)
  const days = conversationDays(chat.conversation, now)
  if (chat.state === 'failed' && days.length === 0) {
    return (
      <div className="chat-log">
        <LoadFailure title={chatHistoryText(chat.error)} onRetry={chat.reload}>
          Nothing is lost: the conversation is kept on the server.
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
  const { loadEarlier } = chat
  const showEarlier = () => loadEarlier?.().catch((error: unknown) => notify.error(chatHistoryText(error)))
  return (
    <ChatLog
      days={days}
      onRetry={chat.retry}
      onEarlier={loadEarlier && (async () => showEarlier())}
      renderCard={({ quote }) =>
        quote && (
          <QuoteMessage
            quote={quote}
            now={now}
            appointments={appointments}
            onAsk={onAsk}
            onStale={chat.reload}
          />
        )
      }
    >
      {days.length === 0 && (
        <EmptyState title="Say hello" picture={pictures.wavingHand} wall="primrose">
          Say what you need, where and when, and ask for the full quote.
        </EmptyState>
      )}
      {lostAt && (
        <p className="flex items-center justify-center gap-2 pt-3 text-sm text-ink-2">
          <CloudOff aria-hidden="true" size={18} />
          You see what was loaded at {formatClock(lostAt)}.
        </p>
      )}
    </ChatLog>
  )
}

/** Since when the connection is gone. */
function useLostAt(lost: boolean): Date | null {
  const [lostAt, setLostAt] = useState<Date | null>(null)
  if (lost !== (lostAt !== null)) setLostAt(lost ? serverNow() : null)
  return lostAt
}
