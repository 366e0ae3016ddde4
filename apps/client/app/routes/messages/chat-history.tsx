import { chatHistoryText } from '@anseo/api-client/chat-history-text'
import { conversationDays } from '@anseo/api-client/conversation'
import type { ConversationControl } from '@anseo/site-kit/use-conversation'
import type { AppointmentOnWire } from '@anseo/contract/appointments'
import { ChatHistory as History } from '@anseo/ui/chat-history'
import { EmptyState } from '@anseo/ui/empty-state'
import wavingHandPicture from '@anseo/ui/assets/pictures/waving-hand.webp?no-inline'
import { MessagePhotos } from '@anseo/ui/message-photos'
import { notify } from '@anseo/ui/toasts'
import { photoFiles } from '../../queries/attached-photos.ts'
import { ProposalMessage } from './proposal-message.tsx'
import { QuoteMessage } from './quote-message.tsx'

interface ChatHistoryProps {
  chat: ConversationControl
  /** The vendor's name. */
  name: string
  /** The vendor's first name. */
  payee: string
  /** The history, or the vendor in the header, has not loaded yet. */
  loading: boolean
  /** The reason why no new messages arrive. */
  closed: string | null
  now: Date
  appointments: readonly AppointmentOnWire[]
  /** Puts a text into the draft. */
  onAsk: (text: string) => void
}

/** The client's messages with a vendor, or the reason why there are none. */
export function ChatHistory({
  chat,
  name,
  payee,
  loading,
  closed,
  now,
  appointments,
  onAsk,
}: ChatHistoryProps) {
  const { loadEarlier } = chat
  const showEarlier = async () =>
    loadEarlier?.().catch((error: unknown) => void notify.error(chatHistoryText(error)))
  return (
    <History
      days={conversationDays(chat.conversation, now)}
      loading={loading}
      failure={chat.state === 'failed' ? chatHistoryText(chat.error) : null}
      onReload={chat.reload}
      closed={closed !== null}
      now={now}
      onRetry={chat.retry}
      onEarlier={loadEarlier && showEarlier}
      renderCard={({ quote, proposal }) =>
        proposal ? (
          <ProposalMessage
            proposal={proposal}
            now={now}
            appointments={appointments}
            onAnswered={chat.reload}
          />
        ) : (
          quote && (
            <QuoteMessage
              quote={quote}
              payee={payee}
              now={now}
              appointments={appointments}
              onAsk={onAsk}
              onStale={chat.reload}
            />
          )
        )
      }
      renderPhotos={(photos, own) => (
        <MessagePhotos photos={photos} load={photoFiles.load} alt={`Photo from ${own ? 'you' : name}`} />
      )}
      empty={
        <EmptyState title="Say hello" picture={wavingHandPicture} wall="primrose">
          Say what you need, where and when, and ask for a full quote.
        </EmptyState>
      }
    />
  )
}
